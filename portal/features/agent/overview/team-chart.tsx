import { useTranslation } from 'react-i18next'
import { Bar, BarChart, CartesianGrid, Cell, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import { roundTicks } from '../../../kits/records/round-ticks.ts'
import type { ChartLine, ChartMeasure } from './chart-measures.ts'
import { useMeasureFormat } from './use-measure-format.ts'

/**
 * A bar a day; what was lost hangs below the line, so that nothing is told by colour alone. A table beside it says the same
 * exactly, so it is hidden from screen readers.
 */
export default function TeamChart({ lines, measure }: { lines: readonly ChartLine[]; measure: ChartMeasure }) {
  const { t, i18n } = useTranslation('agent')
  const dayName = useDayFormat()
  const format = useMeasureFormat(measure)
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 })
  // Heights of bars need no exactness; the amounts shown are the strings themselves.
  const bars = lines.map(({ day, value }) => ({ day, name: dayName(day), value, height: Number(value) }))
  const ticks = roundTicks(bars.map(({ height }) => height)).filter(
    (tick) => measure !== 'activeMembers' || Number.isInteger(tick),
  )
  return (
    <figure aria-hidden className="h-64 rounded-md border border-line bg-surface-1 p-3 lg:h-72">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={bars} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
            minTickGap={16}
          />
          <YAxis
            width={56}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
            tickFormatter={(value: number) => short.format(value)}
          />
          <ReferenceLine y={0} stroke="var(--line-strong)" />
          <Tooltip
            cursor={{ fill: 'var(--surface-2)' }}
            contentStyle={{ background: 'var(--surface-2)', border: '1px solid var(--line)', borderRadius: 8 }}
            labelStyle={{ color: 'var(--muted)' }}
            itemStyle={{ color: 'var(--ink)' }}
            formatter={(_value, _name, item) => [format(String((item.payload as ChartLine).value)), t(measure)]}
          />
          <Bar dataKey="height" radius={3} maxBarSize={28} isAnimationActive={false}>
            {bars.map(({ day, height }) => (
              <Cell key={day} fill={colourOf(measure, height)} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}

function colourOf(measure: ChartMeasure, height: number): string {
  if (measure !== 'profit') return 'var(--brand)'
  return height < 0 ? 'var(--danger)' : 'var(--success)'
}
