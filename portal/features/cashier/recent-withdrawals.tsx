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
import { useWithdrawalsQuery } from './withdraw.generated.ts'
import { shownState, withdrawalTones } from './withdrawal-states.ts'

const pageSize = 6

/** Withdrawals so far, newest first; each opens. */
export function RecentWithdrawals({ onOpen }: { onOpen: (withdrawal: string) => void }) {
  const { t } = useTranslation('withdrawals')
  const { currencySymbol } = useSite().site
  const { format } = useDateTimeFormat()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useWithdrawalsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const withdrawals = data?.withdrawals
  return (
    <section aria-labelledby="recent-withdrawals" className="rounded-lg border border-line bg-surface-1 p-5">
      <h3 id="recent-withdrawals" className="mb-3 font-semibold">
        {t('recent')}
      </h3>
      {error && !withdrawals && <QueryError error={error} onRetry={() => refetch()} />}
      {!withdrawals && !error && <Skeleton className="h-60 w-full" />}
      {withdrawals?.items.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      {withdrawals && withdrawals.items.length > 0 && (
        <ul className="divide-y divide-line">
          {withdrawals.items.map((withdrawal) => (
            <li key={withdrawal.id}>
              <button
                type="button"
                onClick={() => onOpen(withdrawal.id)}
                className="flex w-full items-center justify-between gap-3 rounded-sm px-1 py-3 text-start hover-quiet"
              >
                <span className="min-w-0">
                  <span className="block truncate text-sm font-semibold text-ink">
                    {withdrawal.bankName} {withdrawal.maskedNumber}
                  </span>
                  <span className="block text-xs text-faint tabular">{format(withdrawal.createdAt)}</span>
                </span>
                <span className="flex shrink-0 flex-col items-end gap-1">
                  <MoneyText amount={withdrawal.amount} symbol={currencySymbol} className="font-semibold text-ink" />
                  <Badge tone={withdrawalTones[withdrawal.state]}>{t(`short.${shownState(withdrawal)}`)}</Badge>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {withdrawals && (
        <Pagination page={page} totalPages={withdrawals.pageInfo.totalPages} onChange={setPage} className="mt-3" />
      )}
    </section>
  )
}
