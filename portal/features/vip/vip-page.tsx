import { Crown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LevelCard } from './level-card.tsx'
import { LevelHistory } from './level-history.tsx'
import { LevelTable } from './level-table.tsx'
import { useVipQuery } from './vip.generated.ts'
import { VipBonuses } from './vip-bonuses.tsx'

/** The member's level: how far to the next one, what keeps it, bonuses to claim, all levels beside each other, and how it came. */
export default function VipPage() {
  const { t } = useTranslation('vip')
  const { refresh } = useMember()
  const { data, error, refetch } = useVipQuery({ fetchPolicy: 'cache-and-network' })
  const vip = data?.vip
  if (error && !vip) return <QueryError error={error} onRetry={() => refetch()} />
  if (!vip)
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  if (vip.levels.length === 0)
    return (
      <EmptyState
        icon={Crown}
        title={t('noLevels')}
        hint={t('noLevelsHint')}
        className="rounded-md border border-line bg-surface-1"
        action={
          <Link to={paths.promotions()} className={buttonClass()}>
            {t('seePromotions')}
          </Link>
        }
      />
    )
  return (
    <div className="flex flex-col gap-6">
      <LevelCard vip={vip} />
      <VipBonuses vip={vip} onClaimed={() => Promise.all([refetch(), refresh()])} />
      <LevelTable vip={vip} />
      <LevelHistory levels={vip.levels} />
    </div>
  )
}
