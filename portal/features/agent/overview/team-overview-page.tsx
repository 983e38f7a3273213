import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { Bars } from '../../../kits/records/bars.tsx'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import { daysOf } from '../../../kits/records/days.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { daySpan } from '../day-spans.ts'
import { useTeam } from '../use-team.ts'
import { type ChartMeasure, chartMeasures } from './chart-measures.ts'
import { DayTable } from './day-table.tsx'
import { useTeamOverviewQuery } from './overview.generated.ts'
import { PeriodFigures } from './period-figures.tsx'
import { type DayOfTeam, periodsOf } from './periods-of.ts'
import { TeamSize } from './team-size.tsx'
import { useMeasureFormat } from './use-measure-format.ts'

/** How often the figures and who is online are read again, in milliseconds. */
const readAgain = 60_000

/** The team at a glance (§2): how many, what they came to today, yesterday and this month, and the last 30 days as a chart. */
export default function TeamOverviewPage() {
  const { t } = useTranslation('agent')
  const team = useTeam()
  const { data, error, refetch } = useTeamOverviewQuery({
    variables: { days: daySpan('month', team.today), month: daySpan('thisMonth', team.today) },
    pollInterval: readAgain,
  })
  const read = data?.team
  const isEmpty = read?.days.days.length === 0 && team.memberCount === 0
  return (
    <div className="flex flex-col gap-5">
      <TeamSize team={team} />
      {error && !read && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && !read && <Skeleton className="h-150 w-full" />}
      {isEmpty && <EmptyState icon={Users} title={t('noTeam')} hint={t('noTeamHint')} />}
      {read && !isEmpty && (
        <>
          <PeriodFigures periods={periodsOf(team, read.days.days, read.month.totals)} />
          <LastDays days={read.days.days} />
        </>
      )}
    </div>
  )
}

/** One figure of the last 30 days, drawn, and in a table for whoever does not see the drawing. */
function LastDays({ days }: { days: readonly DayOfTeam[] }) {
  const { t } = useTranslation('agent')
  const { today } = useTeam()
  const [measure, setMeasure] = useState<ChartMeasure>('validBet')
  const dayName = useDayFormat()
  const format = useMeasureFormat(measure)
  const known = new Map(days.map((day) => [day.day, day]))
  const lines = daysOf(daySpan('month', today)).map((day) => {
    const found = known.get(day)
    if (measure === 'activeMembers') return { day, value: String(found?.activeMembers ?? 0) }
    return { day, value: found?.figures[measure] ?? '0' }
  })
  return (
    <section aria-label={t('lastThirtyDays')} className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('lastThirtyDays')}</h2>
      <Tabs
        className="min-w-0"
        label={t('measure')}
        value={measure}
        onChange={setMeasure}
        items={chartMeasures.map((value) => ({ value, label: t(value === 'profit' ? 'profitShort' : value) }))}
      />
      <Bars
        lines={lines.map(({ day, value }) => ({ key: day, name: dayName(day), value }))}
        label={t(measure)}
        format={format}
        isProfit={measure === 'profit'}
        isWhole={measure === 'activeMembers'}
      />
      <DayTable lines={lines} measure={measure} />
    </section>
  )
}
