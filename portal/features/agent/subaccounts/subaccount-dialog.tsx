import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { FirstCredentials } from '../credentials-dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SubaccountState } from './subaccount-state.tsx'
import { TurnQuestion } from './turn-question.tsx'
import { type SubaccountRow, useSubaccountWords } from './use-subaccount-words.ts'

interface SubaccountDialogProps {
  /** Undefined when none is open. */
  row: SubaccountRow | undefined
  onClose: () => void
  onChanged: () => void
  onPassword: (credentials: FirstCredentials) => void
  /** Asked what one of them did. */
  onDeeds: (id: string) => void
}

/** Somebody who acts in the agent's name: what he may do, and what the agent may change about it. */
export function SubaccountDialog({ row, ...deeds }: SubaccountDialogProps) {
  return (
    <Dialog open={row !== undefined} onClose={deeds.onClose} title={row?.displayName ?? ''} size="medium">
      {row && (
        <div className="flex flex-col gap-5">
          <Facts row={row} />
          <Changes key={row.id} row={row} {...deeds} />
        </div>
      )}
    </Dialog>
  )
}

function Facts({ row }: { row: SubaccountRow }) {
  const { t } = useTranslation('subaccounts')
  const words = useSubaccountWords()
  const facts = [
    { name: t('state'), value: <SubaccountState row={row} /> },
    { name: t('may'), value: words.rights(row) },
    { name: t('lastSeen'), value: words.lastSeen(row) },
    { name: t('madeAt'), value: words.moment(row.createdAt) },
    ...(row.disabledAt ? [{ name: t('disabledAt'), value: words.moment(row.disabledAt) }] : []),
  ]
  return (
    <>
      <p className="flex items-center justify-between gap-3 rounded-md bg-surface-2 px-3 py-1.5 font-semibold">
        <span className="min-w-0 break-all">{row.signInName}</span>
        <CopyButton text={row.signInName} label={t('signInName')} />
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="mt-0.5 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Work = 'change' | 'password' | 'turn'

/** One work at a time; none before one was chosen. */
function Changes({ row, onChanged, onPassword, onDeeds }: SubaccountDialogProps & { row: SubaccountRow }) {
  const { t } = useTranslation('subaccounts')
  const [work, setWork] = useState<Work | null>(null)
  const leave = () => setWork(null)
  const finish = () => {
    leave()
    onChanged()
  }
  if (work === 'change') return <ChangeForm row={row} onDone={finish} onLeave={leave} />
  if (work === 'password') return <PasswordForm row={row} onDone={onPassword} onLeave={leave} />
  if (work === 'turn') return <TurnQuestion row={row} onDone={finish} onLeave={leave} />
  return (
    <div className="flex flex-wrap gap-3">
      {row.isOpen && (
        <>
          <Button kind="secondary" onClick={() => setWork('change')}>
            {t('change')}
          </Button>
          <Button kind="secondary" onClick={() => setWork('password')}>
            {t('newPassword')}
          </Button>
        </>
      )}
      <Button kind="secondary" onClick={() => onDeeds(row.id)}>
        {t('readDeeds')}
      </Button>
      <Button kind="secondary" className={row.isOpen ? 'text-danger' : ''} onClick={() => setWork('turn')}>
        {t(row.isOpen ? 'disable' : 'enable')}
      </Button>
    </div>
  )
}
