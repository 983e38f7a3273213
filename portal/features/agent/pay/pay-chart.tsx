import { useTranslation } from 'react-i18next'
import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import { roundTicks } from '../../../kits/records/round-ticks.ts'
import { formatMoney } from '../../../lib/format-money.ts'
import type { PayLine } from './pay-lines.ts'

const tick = { fill: 'var(--muted)', fontSize: 12 }

/** A bar a day; what was taken back hangs below the line. The table beside it says the same exactly, so it is hidden from screen readers. */
export default function PayChart({ lines }: { lines: readonly PayLine[] }) {
  const { t, i18n } = useTranslation('pay')
  const dayName = useDayFormat()
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 })
  // Heights of bars need no exactness; the amounts shown are the strings themselves.
  const bars = lines.map(({ day, amount }) => ({ name: dayName(day), amount, height: Number(amount) }))
  const ticks = roundTicks(bars.map(({ height }) => height))
  return (
    <figure aria-hidden className="h-56 rounded-md border border-line bg-surface-1 p-3 lg:h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={bars} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="name" tickLine={false} axisLine={false} tick={tick} minTickGap={16} />
          <YAxis
            width={56}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
            tickLine={false}
            axisLine={false}
            tick={tick}
            tickFormatter={(value: number) => short.format(value)}
          />
          <ReferenceLine y={0} stroke="var(--line-strong)" />
          <Tooltip
            cursor={{ fill: 'var(--surface-2)' }}
            contentStyle={{ background: 'var(--surface-2)', border: '1px solid var(--line)', borderRadius: 8 }}
            labelStyle={{ color: 'var(--muted)' }}
            itemStyle={{ color: 'var(--ink)' }}
            formatter={(_value, _name, item) => [
              formatMoney(String((item.payload as PayLine).amount), { signed: true }),
              t('amount'),
            ]}
          />
          <Bar dataKey="height" radius={3} maxBarSize={28} fill="var(--brand)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
