import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type BucketBetsQuery, useBucketBetsQuery } from './turnover.generated.ts'

const pageSize = 10

/** The bets placed while something had to be played, newest first: what each did for it, or why it did nothing. */
export function BucketBets({ id }: { id: string }) {
  const { t } = useTranslation('wallets')
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useBucketBetsQuery({
    variables: { id, page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.bucketBets
  return (
    <section aria-label={t('betsOf')} className="flex flex-col gap-2">
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-32 w-full" />}
      {found?.items.length === 0 && <p className="text-sm text-muted">{t('noBetsYet')}</p>}
      {found && found.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line text-sm">
          {found.items.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={found?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </section>
  )
}

function BetRow({ bet }: { bet: BucketBetsQuery['bucketBets']['items'][number] }) {
  const { t } = useTranslation('wallets')
  const { format } = useDateTimeFormat()
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">
          {bet.gameName} <span className="font-normal text-muted">· {bet.vendorName}</span>
        </span>
        <span className={bet.reason === null ? 'shrink-0 font-semibold text-success' : 'shrink-0 text-muted'}>
          + <SiteMoney amount={bet.counted} />
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular">
        <span>
          {format(bet.placedAt)} · {t('staked')} <SiteMoney amount={bet.stake} />
        </span>
        {bet.reason !== null && (
          <span className={bet.reason === 'GREATEST_BET' ? 'text-danger' : undefined}>
            {t(`betReasons.${bet.reason}`)}
          </span>
        )}
      </p>
    </li>
  )
}
