import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useDayFormat } from '../../lib/use-day-format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type RebateBetsQuery, type RebatesQuery, useRebateBetsQuery } from './rebates.generated.ts'

/** A day of a category. */
export type Played = Pick<RebatesQuery['rebates']['accruals'][number], 'day' | 'startsAt' | 'endsAt' | 'category'>

const pageSize = 10

/** The bets that a day of a category is made of, newest first. */
export function BetsDialog({ played, onClose }: { played: Played | null; onClose: () => void }) {
  const { t } = useTranslation(['rebates', 'account'])
  const day = useDayFormat()
  const title =
    played === null
      ? ''
      : t('rebates:betsOf', { day: day(played.day), category: t(`account:categories.${played.category}`) })
  return (
    <Dialog open={played !== null} onClose={onClose} title={title} size="medium">
      {played !== null && <Bets key={`${played.day} ${played.category}`} played={played} />}
    </Dialog>
  )
}

function Bets({ played }: { played: Played }) {
  const { t } = useTranslation('rebates')
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useRebateBetsQuery({
    variables: {
      filter: { gameType: played.category, from: played.startsAt, to: played.endsAt },
      page: { page, pageSize },
    },
    fetchPolicy: 'cache-and-network',
  })
  const bets = (data ?? previousData)?.bets
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('betsHint')}</p>
      {error && !bets && <QueryError error={error} onRetry={() => refetch()} />}
      {!bets && !error && <Skeleton className="h-64 w-full" />}
      {bets?.items.length === 0 && <p className="text-sm text-muted">{t('noBets')}</p>}
      {bets && bets.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line text-sm">
          {bets.items.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={bets?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </div>
  )
}

function BetRow({ bet }: { bet: RebateBetsQuery['bets']['items'][number] }) {
  const { t } = useTranslation(['rebates', 'account'])
  const { format } = useDateTimeFormat()
  const isCounted = bet.state === 'SETTLED'
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">
          {bet.gameName} <span className="font-normal text-muted">· {bet.vendorName}</span>
        </span>
        {isCounted ? (
          <SiteMoney amount={bet.validBet} className="shrink-0 font-semibold" />
        ) : (
          <span className="shrink-0 text-muted">{t(`account:betStates.${bet.state}`)}</span>
        )}
      </p>
      <p className="text-xs text-muted tabular">
        {format(bet.placedAt)} · {t('rebates:staked')} <SiteMoney amount={bet.stake} />
      </p>
    </li>
  )
}
