import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type TicketLineFragment, useTicketsQuery } from './feedback.generated.ts'
import { ticketTones } from './ticket-words.ts'

const pageSize = 10

/** What the member wrote to the house, the newest first. */
export function TicketList() {
  const { t } = useTranslation('feedback')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useTicketsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const tickets = data?.tickets
  if (error && !tickets) return <QueryError error={error} onRetry={() => refetch()} />
  if (!tickets)
    return (
      <div className="flex flex-col gap-2" aria-busy>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-19 w-full" />
        ))}
      </div>
    )
  if (tickets.items.length === 0)
    return <EmptyState icon={MessageSquareText} title={t('empty')} hint={t('emptyHelp')} />
  return (
    <>
      <ul className="flex flex-col gap-2">
        {tickets.items.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <Pagination page={page} totalPages={tickets.pageInfo.totalPages} onChange={setPage} className="mt-4" />
    </>
  )
}

function TicketRow({ ticket: { id, number, category, content, state, changedAt } }: { ticket: TicketLineFragment }) {
  const { t } = useTranslation('feedback')
  const { format } = useDateTimeFormat()
  return (
    <li>
      <Link
        to={paths.member('feedback', { ticket: id })}
        className="block rounded-md border border-line bg-surface-2 p-3 hover-quiet"
      >
        <span className="flex items-center justify-between gap-3">
          <span className="truncate text-sm font-semibold">{t(`categories.${category}`)}</span>
          <Badge tone={ticketTones[state]}>{t(`states.${state}`)}</Badge>
        </span>
        <span className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{content}</span>
        <span className="mt-1 flex justify-between gap-3 text-xs text-faint tabular">
          <span className="shrink-0 whitespace-nowrap">{number}</span>
          <time dateTime={changedAt}>{format(changedAt)}</time>
        </span>
      </Link>
    </li>
  )
}
