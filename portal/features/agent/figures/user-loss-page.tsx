import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/tabs.tsx'
import { LineCrumbs } from '../downline/line-crumbs.tsx'
import { TeamPeriodTabs } from '../team-period-tabs.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { FiguresByMember } from './figures-by-member.tsx'
import { FiguresByReport } from './figures-by-report.tsx'

const groupings = ['member', 'category', 'day'] as const

/** What the people of a line won and lost over some days: by member down the line, by category and by day (§2). */
export default function UserLossPage() {
  const { t } = useTranslation('agent')
  const filter = useTeamFilter()
  const by = groupings.find((each) => each === filter.get('by')) ?? 'member'
  const goTo = (id: string | null) => filter.change({ upline: id }, true)
  const crumbs = <LineCrumbs uplineId={filter.uplineId} onOpen={goTo} />
  return (
    <div className="flex flex-col gap-4">
      <TeamPeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      <Tabs
        className="min-w-0"
        label={t('grouping')}
        value={by}
        onChange={(value) => filter.set('by', value)}
        items={groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
      />
      {by === 'member' ? (
        <FiguresByMember filter={filter} crumbs={crumbs} onDown={goTo} />
      ) : (
        <FiguresByReport filter={filter} crumbs={crumbs} by={by} />
      )}
    </div>
  )
}
