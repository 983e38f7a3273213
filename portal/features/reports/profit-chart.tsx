import { useTranslation } from 'react-i18next'
import { Bar, BarChart, CartesianGrid, Cell, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { roundTicks } from '../../kits/records/round-ticks.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { ProfitLine } from './profit-table.tsx'

/** A bar per day or category: jade for a gain, coral for a loss. The table below says the same exactly, so it is hidden from screen readers. */
export default function ProfitChart({ lines }: { lines: readonly ProfitLine[] }) {
  const { t, i18n } = useTranslation('reports')
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 })
  // Heights of bars need no exactness; the amounts shown are the strings themselves.
  const bars = lines.map(({ key, name, profit }) => ({ key, name, profit, height: Number(profit) }))
  const ticks = roundTicks(bars.map(({ height }) => height))
  return (
    <figure aria-hidden className="h-64 rounded-md border border-line bg-surface-1 p-3">
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
            formatter={(_value, _name, item) => [
              formatMoney(String((item.payload as { profit: string }).profit), { signed: true }),
              t('winLoss'),
            ]}
          />
          <Bar dataKey="height" radius={3} maxBarSize={40} isAnimationActive={false}>
            {bars.map(({ key, height }) => (
              <Cell key={key} fill={height < 0 ? 'var(--danger)' : 'var(--success)'} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
