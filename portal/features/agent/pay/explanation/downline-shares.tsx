import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../../apollo/query-error.tsx'
import { useRateFormat } from '../../../../kits/contracts/use-rate-format.ts'
import { MoneyText } from '../../../../ui/money-text.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useEarningDownlinesQuery } from './explanation.generated.ts'

const pageSize = 10

/** What each direct downline took out of an earning. */
export function DownlineShares({ id }: { id: string }) {
  const { t } = useTranslation('pay')
  const rate = useRateFormat()
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useEarningDownlinesQuery({
    variables: { id, page: { page, pageSize } },
  })
  const found = (data ?? previousData)?.earning?.downlines
  return (
    <section aria-label={t('downlines')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('downlines')}</h3>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-20 w-full" />}
      {found?.items.length === 0 && <p className="text-sm text-muted">{t('noDownlines')}</p>}
      {found && found.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line text-sm">
          {found.items.map((share) => (
            <li key={share.memberId} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
              <span className="min-w-0 truncate font-semibold">{share.account}</span>
              <MoneyText amount={share.amount} className="font-semibold" />
              <span className="w-full text-xs text-muted tabular">
                {share.rate !== null && `${rate(share.rate)} · `}
                {t('validBet')} <MoneyText amount={share.measures.validBet} /> · {t('loss')}{' '}
                <MoneyText amount={share.measures.loss} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={found?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </section>
  )
}
