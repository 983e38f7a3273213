import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type SupportDeskQuery, useSupportDeskQuery } from './support.generated.ts'
import { TicketLink } from './ticket-link.tsx'
import type { ChatControl, Refusal } from './use-chat.ts'
import { useHoursWords } from './use-hours-words.ts'

type Desk = SupportDeskQuery['supportDesk']

/** Longest message, as the platform takes it. */
const most = 1000

/** Whether somebody is there, how long it takes, and the first message; or, where nobody is there, when somebody will be. */
export function StartCard({ control }: { control: ChatControl }) {
  const { data, error, refetch } = useSupportDeskQuery({ pollInterval: 20_000, fetchPolicy: 'cache-and-network' })
  const desk = data?.supportDesk
  if (desk === undefined)
    return error ? (
      <QueryError error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-48 rounded-lg" />
    )
  return (
    <section className="rounded-lg border border-line bg-surface-1 p-4">
      <DeskState desk={desk} />
      {desk.state === 'OPEN' ? (
        <StartForm control={control} onRefused={() => void refetch()} />
      ) : (
        <TicketLink className="mt-4" />
      )}
    </section>
  )
}

function DeskState({ desk: { state, opensAt, waiting, typicalWaitSeconds } }: { desk: Desk }) {
  const { t } = useTranslation('support')
  const { moment, minutes } = useHoursWords()
  if (state === 'OFF') return null
  const isOpen = state === 'OPEN'
  return (
    <div role="status">
      <h2 className="flex items-center gap-2 font-semibold">
        <span
          aria-hidden
          className={isOpen ? 'size-2.5 rounded-full bg-success' : 'size-2.5 rounded-full bg-warning'}
        />
        {t(`desk.${state}`)}
      </h2>
      {isOpen ? (
        <p className="mt-1 text-sm text-muted">
          {waiting > 0 && <>{t('desk.waiting', { count: waiting })} </>}
          {typicalWaitSeconds === null ? t('desk.waitUnknown') : t('desk.wait', { time: minutes(typicalWaitSeconds) })}
        </p>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {opensAt !== null && <>{t('desk.opens', { time: moment(opensAt) })} </>}
          {t('desk.closedText')}
        </p>
      )}
    </div>
  )
}

function StartForm({ control, onRefused }: { control: ChatControl; onRefused: () => void }) {
  const { t } = useTranslation('support')
  const { isSignedIn } = useMember()
  const [content, setContent] = useState('')
  const [contact, setContact] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The first message keeps its id however often it is tried, so that it stands there once.
  const clientId = useRef(crypto.randomUUID())
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (content.trim() === '') return setRefusal({ message: t('start.missing'), isOfContact: false })
    setBusy(true)
    const address = isSignedIn ? '' : contact.trim()
    const said = { clientId: clientId.current, content: content.trim(), ...(address && { contact: address }) }
    const refused = await control.start(said)
    setRefusal(refused)
    setBusy(false)
    if (refused !== null && !refused.isOfContact) onRefused()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-3">
      <TextAreaField
        label={t('start.label')}
        hint={t('start.hint')}
        error={refusal?.isOfContact === false ? refusal.message : ''}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        maxLength={most}
        rows={3}
        required
      />
      {!isSignedIn && (
        <TextField
          label={t('start.contact')}
          hint={t('start.contactHint')}
          error={refusal?.isOfContact === true ? refusal.message : ''}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          type="email"
          autoComplete="email"
          maxLength={120}
        />
      )}
      <Button type="submit" wide busy={isBusy}>
        {t('start.send')}
      </Button>
      <p className="text-xs text-faint">{t('start.privacy')}</p>
    </form>
  )
}
