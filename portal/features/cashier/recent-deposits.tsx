import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDepositsQuery } from './cashier.generated.ts'
import { depositTones, shownState } from './deposit-states.ts'

const pageSize = 6

/** Deposits made so far, newest first; each opens. */
export function RecentDeposits({ onOpen }: { onOpen: (deposit: string) => void }) {
  const { t } = useTranslation('cashier')
  const { currencySymbol } = useSite().site
  const { format } = useDateTimeFormat()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useDepositsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const deposits = data?.deposits
  return (
    <section className="rounded-lg border border-line bg-surface-1 p-5">
      <h3 className="mb-3 font-semibold">{t('recent')}</h3>
      {error && !deposits && <QueryError error={error} onRetry={() => refetch()} />}
      {!deposits && !error && <Skeleton className="h-60 w-full" />}
      {deposits?.items.length === 0 && <EmptyState title={t('noDeposits')} hint={t('noDepositsHint')} />}
      {deposits && deposits.items.length > 0 && (
        <ul className="divide-y divide-line">
          {deposits.items.map((deposit) => (
            <li key={deposit.id}>
              <button
                type="button"
                onClick={() => onOpen(deposit.id)}
                className="flex w-full items-center justify-between gap-3 rounded-sm px-1 py-3 text-start hover-quiet"
              >
                <span className="min-w-0">
                  <span className="block text-sm font-semibold text-ink">{deposit.channelName}</span>
                  <span className="block text-xs text-faint tabular">{format(deposit.createdAt)}</span>
                </span>
                <span className="flex flex-col items-end gap-1">
                  <MoneyText amount={deposit.amount} symbol={currencySymbol} className="font-semibold text-ink" />
                  <Badge tone={depositTones[shownState(deposit)]}>{t(`state.${shownState(deposit)}`)}</Badge>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {deposits && (
        <Pagination page={page} totalPages={deposits.pageInfo.totalPages} onChange={setPage} className="mt-3" />
      )}
    </section>
  )
}
