import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type TicketPartsFragment, useTicketChangedSubscription, useTicketQuery } from './feedback.generated.ts'
import { TicketConversation } from './ticket-conversation.tsx'
import { TicketEnd } from './ticket-end.tsx'
import { TicketReply } from './ticket-reply.tsx'
import { ticketTones } from './ticket-words.ts'

/** One ticket: how it stands, what was said, and what the member may do. Follows changes live. */
export function TicketView({ id }: { id: string }) {
  const { t } = useTranslation('feedback')
  const { data, error, refetch } = useTicketQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  // What arrives has the id of what is shown, so the cache shows it.
  useTicketChangedSubscription({ variables: { id } })
  const ticket = data?.ticket
  if (error && !ticket) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-120 w-full" />
  if (!ticket)
    return (
      <EmptyState
        title={t('gone')}
        action={
          <Link to={paths.member('feedback')} className={buttonClass()}>
            {t('back')}
          </Link>
        }
      />
    )
  return (
    <section className="max-w-180 rounded-lg border border-line bg-surface-1 p-4 sm:p-5">
      <Link
        to={paths.member('feedback')}
        className="mb-3 inline-flex h-11 items-center gap-2 rounded-sm pe-2 text-sm text-muted hover-quiet"
      >
        <ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />
        {t('back')}
      </Link>
      <Standing ticket={ticket} />
      <TicketConversation ticket={ticket} />
      {ticket.state === 'CLOSED' ? <TicketEnd ticket={ticket} /> : <TicketReply ticket={ticket} />}
    </section>
  )
}

function Standing({ ticket }: { ticket: TicketPartsFragment }) {
  const { t } = useTranslation('feedback')
  const { format } = useDateTimeFormat()
  const { category, number, state, dueAt, closesAt, outcome } = ticket
  const heading = useRef<HTMLHeadingElement>(null)
  // Who comes from the list, which stands below the form, would begin in the middle of the conversation.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div aria-live="polite">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-48 font-semibold outline-none">
          {t(`categories.${category}`)}
        </h3>
        <Badge tone={ticketTones[state]}>{t(`states.${state}`)}</Badge>
        {outcome && <Badge tone="info">{t(`outcomes.${outcome}`)}</Badge>}
      </div>
      <p className="mt-1 text-sm whitespace-nowrap text-muted tabular">{t('numberOf', { number })}</p>
      {dueAt && new Date(dueAt) > new Date() && (
        <p className="text-sm text-muted">{t('dueBy', { at: format(dueAt) })}</p>
      )}
      {closesAt && <p className="text-sm text-muted">{t('closesAt', { at: format(closesAt) })}</p>}
    </div>
  )
}
