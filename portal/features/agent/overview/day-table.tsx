import { useTranslation } from 'react-i18next'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import type { ChartLine, ChartMeasure } from './chart-measures.ts'
import { useMeasureFormat } from './use-measure-format.ts'

/** What the chart draws, for screen readers, the last day first. */
export function DayTable({ lines, measure }: { lines: readonly ChartLine[]; measure: ChartMeasure }) {
  const { t } = useTranslation('agent')
  const dayName = useDayFormat()
  const format = useMeasureFormat(measure)
  return (
    // A table itself keeps its width however it is clipped.
    <div className="sr-only">
      <table aria-label={t('lastThirtyDays')}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t(measure)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.toReversed().map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
