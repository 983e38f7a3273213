import { useTranslation } from 'react-i18next'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import type { TeamReportQuery } from '../team.generated.ts'
import type { FigureLine } from './figure-line.ts'

type Report = NonNullable<TeamReportQuery['team']>['report']

/** The lines of a report by category or by day, the last day first; in a file a day is as it comes over the wire. */
export function useReportLines(): (report: Report, by: 'category' | 'day') => FigureLine[] {
  const { t } = useTranslation(['agent', 'account'])
  const dayName = useDayFormat()
  return (report, by) =>
    by === 'day'
      ? report.days.map(({ day, figures }) => ({ ...figures, key: day, name: day, label: dayName(day) })).toReversed()
      : report.categories.map(({ gameType, ...figures }) => ({
          ...figures,
          key: gameType,
          name: t(`account:categories.${gameType}`),
        }))
}
