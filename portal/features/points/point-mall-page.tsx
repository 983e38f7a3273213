import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BalanceCard } from './balance-card.tsx'
import { PointChangeList } from './point-change-list.tsx'
import { usePointConfigQuery } from './points.generated.ts'
import { RatioTable } from './ratio-table.tsx'
import { RedemptionHistory } from './redemption-history.tsx'
import { RewardList } from './reward-list.tsx'
import { useMayRedeem } from './use-may-redeem.ts'

type Part = 'rewards' | 'history' | 'changes' | 'ratioTable'

/** The points mall (§2): what points there are and what they bring; whoever has no account sees what could be had. */
export default function PointMallPage() {
  const { t } = useTranslation('points')
  const { mayRedeem } = useMayRedeem()
  const [part, setPart] = useState<Part>('rewards')
  const config = usePointConfigQuery({ fetchPolicy: 'cache-and-network' }).data?.pointConfig
  const own = mayRedeem
    ? [
        { value: 'history', label: t('history'), content: <RedemptionHistory /> } as const,
        { value: 'changes', label: t('changes'), content: <PointChangeList /> } as const,
      ]
    : []
  return (
    <div className="mx-auto flex max-w-300 flex-col gap-5 px-4 py-4 lg:px-6 lg:py-6">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
      </header>
      <BalanceCard config={config} />
      <Tabs<Part>
        label={t('title')}
        value={own.length === 0 && part !== 'ratioTable' ? 'rewards' : part}
        onChange={setPart}
        items={[
          { value: 'rewards', label: t('rewards'), content: <RewardList /> },
          ...own,
          { value: 'ratioTable', label: t('ratioTable'), content: <Ratio /> },
        ]}
      />
    </div>
  )
}

function Ratio() {
  const { data, error, refetch } = usePointConfigQuery()
  if (error && !data) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-60 w-full" />
  return <RatioTable config={data.pointConfig} />
}
