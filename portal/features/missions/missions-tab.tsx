import { Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MissionCard } from './mission-card.tsx'
import { type MissionPartsFragment as Mission, useMissionsQuery } from './missions.generated.ts'

/** The member's missions: how many stand how, then each of them, those with a reward to take first. */
export function MissionsTab() {
  const { t } = useTranslation('missions')
  const { data, error, refetch } = useMissionsQuery({ fetchPolicy: 'cache-and-network' })
  const missions = data?.missions
  if (error && !missions) return <QueryError error={error} onRetry={() => refetch()} />
  if (!missions) return <Skeleton className="h-96 w-full" />
  if (missions.length === 0)
    return (
      <EmptyState
        icon={Target}
        title={t('noMissions')}
        hint={t('noMissionsHint')}
        className="rounded-md border border-line bg-surface-1"
      />
    )
  const ordered = order.flatMap((state) => missions.filter((mission) => mission.state === state))
  return (
    <div className="flex flex-col gap-4">
      <Summary missions={missions} />
      <ul className="flex flex-col gap-3" aria-label={t('missions')}>
        {ordered.map((mission) => (
          <li key={`${mission.code} ${mission.startsOn}`}>
            <MissionCard mission={mission} onClaimed={() => refetch()} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const order = ['REACHED', 'OPEN', 'CLAIMED'] as const

function Summary({ missions }: { missions: readonly Mission[] }) {
  const { t } = useTranslation('missions')
  const of = (state: Mission['state']) => missions.filter((mission) => mission.state === state).length
  return (
    <section aria-label={t('summary')} className="rounded-lg border border-line bg-surface-1 p-5">
      <dl className="grid grid-cols-3 gap-4">
        {[
          { label: t('toTake'), count: of('REACHED') },
          { label: t('running'), count: of('OPEN') },
          { label: t('taken'), count: of('CLAIMED') },
        ].map(({ label, count }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-lg font-bold tabular">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
