import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../may.ts'
import { ArrivalList } from './arrival-list.tsx'
import { EndInvitation } from './end-invitation.tsx'
import { InvitationLink } from './invitation-link.tsx'
import type { InvitationRow } from './invitation-row.ts'
import { InvitationStateBadge } from './invitation-state.tsx'
import { useInvitationQuery } from './register-centre.generated.ts'
import { useInvitationWords } from './use-invitation-words.ts'

interface InvitationDialogProps {
  /** Null when no link is open. */
  id: string | null
  onClose: () => void
}

const pageSize = 10

/** A registration link: to show, to send, how it was used, by whom, and its end. */
export function InvitationDialog({ id, onClose }: InvitationDialogProps) {
  const { t } = useTranslation('agent')
  const [page, setPage] = useState(1)
  const may = useMay()
  const { data, previousData, error, refetch } = useInvitationQuery({
    variables: { id: id ?? '', page: { page, pageSize } },
    skip: id === null,
  })
  const known = (data ?? previousData)?.team?.invitation
  // What was read of another link before is not this one.
  const invitation = id === null || (known && known.id !== id) ? undefined : known
  return (
    <Dialog open={id !== null} onClose={onClose} title={invitation?.name ?? t('register.link')} size="medium">
      {error && !invitation && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && invitation === undefined && <Skeleton className="h-80 w-full" />}
      {invitation === null && <EmptyState title={t('register.noSuchLink')} />}
      {invitation && (
        <div className="flex flex-col gap-5">
          {invitation.state === 'OPEN' && <InvitationLink invitation={invitation} />}
          <Facts invitation={invitation} />
          <ArrivalList arrivals={invitation.arrivals} onPage={setPage} />
          {invitation.state === 'OPEN' && may('bringPeople') && <EndButton invitation={invitation} />}
        </div>
      )}
    </Dialog>
  )
}

function Facts({ invitation }: { invitation: InvitationRow }) {
  const { t } = useTranslation('agent')
  const words = useInvitationWords()
  const facts = [
    { name: t('status'), value: <InvitationStateBadge state={invitation.state} /> },
    { name: t('register.uses'), value: words.uses(invitation) },
    { name: t('register.expiry'), value: words.expiry(invitation) },
    { name: t('register.lastUse'), value: words.lastUse(invitation) },
    { name: t('kind'), value: words.kind(invitation) },
    { name: t('register.offer'), value: words.offer(invitation) },
    { name: t('register.madeAt'), value: words.moment(invitation.createdAt) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="mt-0.5 font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function EndButton({ invitation }: { invitation: InvitationRow }) {
  const { t } = useTranslation('agent')
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <EndInvitation invitation={invitation} onLeave={() => setAsked(false)} />
  return (
    <Button kind="secondary" className="self-start text-danger" onClick={() => setAsked(true)}>
      {t('register.end')}
    </Button>
  )
}
