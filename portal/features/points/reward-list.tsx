import { Store } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PointRewardPartsFragment, usePointBalanceQuery, usePointRewardsQuery } from './points.generated.ts'
import { RedeemDialog } from './redeem-dialog.tsx'
import { RewardCard } from './reward-card.tsx'
import { useMayRedeem } from './use-may-redeem.ts'

const pageSize = 24
const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4'
const waiting = ['one', 'two', 'three', 'four'] as const

/** Everything that can be had for points; a press asks how many and where it goes, or to sign in. */
export function RewardList() {
  const { t } = useTranslation('points')
  const { mayRedeem, leadOn } = useMayRedeem()
  const balance = usePointBalanceQuery({ skip: !mayRedeem }).data?.pointBalance.points
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<PointRewardPartsFragment | null>(null)
  const { data, previousData, error, refetch } = usePointRewardsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.pointRewards
  if (error && !found) return <QueryError error={error} onRetry={() => refetch()} />
  if (!found)
    return (
      <div className={grid}>
        {waiting.map((name) => (
          <Skeleton key={name} className="h-80 w-full" />
        ))}
      </div>
    )
  if (found.items.length === 0)
    return <EmptyState icon={Store} title={t('noRewards')} hint={t('noRewardsHint')} className={box} />
  return (
    <>
      <ul className={grid} aria-label={t('rewards')}>
        {found.items.map((reward) => (
          <li key={reward.id}>
            <RewardCard
              reward={reward}
              balance={mayRedeem ? balance : undefined}
              onRedeem={() => (mayRedeem ? setChosen(reward) : leadOn())}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} totalPages={found.pageInfo.totalPages} onChange={setPage} className="mt-4" />
      {/* Its words may have to come first: without this the whole page would wait, and its button lose the focus. */}
      <Suspense>
        {chosen && (
          <RedeemDialog
            // What it costs may have changed while it is open: the server says so, and the list then has the new terms.
            reward={found.items.find(({ id }) => id === chosen.id) ?? chosen}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const box = 'rounded-md border border-line bg-surface-1'
