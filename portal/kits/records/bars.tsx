import { Bar, BarChart, CartesianGrid, Cell, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '../../lib/use-formats.ts'
import { roundTicks } from './round-ticks.ts'

interface Line {
  key: string
  /** Under its bar. */
  name: string
  /** Decimal string. */
  value: string
}

interface BarsProps {
  lines: readonly Line[]
  /** What is drawn, and how it is written. */
  label: string
  format: (value: string) => string
  /** Gains are jade and losses coral; else all bars have the colour of the brand. */
  isProfit?: boolean
  /** Nothing between two whole numbers is marked. */
  isWhole?: boolean
}

const words = { fill: 'var(--muted)', fontSize: 12 }

/**
 * A bar a line; what was lost hangs below nought, so that nothing is told by colour alone. A table beside it says the same exactly, so it
 * is hidden from screen readers.
 */
export default function Bars({ lines, label, format, isProfit = false, isWhole = false }: BarsProps) {
  const short = useFormats().compact
  // Heights of bars need no exactness; the amounts shown are the strings themselves.
  const bars = lines.map((line) => ({ ...line, height: Number(line.value) }))
  const ticks = roundTicks(bars.map(({ height }) => height)).filter((tick) => !isWhole || Number.isInteger(tick))
  const colourOf = (height: number) => {
    if (!isProfit) return 'var(--brand)'
    return height < 0 ? 'var(--danger)' : 'var(--success)'
  }
  return (
    <figure aria-hidden className="h-64 rounded-md border border-line bg-surface-1 p-3 lg:h-72">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={bars} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="name" tickLine={false} axisLine={false} tick={words} minTickGap={16} />
          <YAxis
            width={56}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
            tickLine={false}
            axisLine={false}
            tick={words}
            tickFormatter={(value: number) => short(value)}
          />
          <ReferenceLine y={0} stroke="var(--line-strong)" />
          <Tooltip
            cursor={{ fill: 'var(--surface-2)' }}
            contentStyle={{ background: 'var(--surface-2)', border: '1px solid var(--line)', borderRadius: 8 }}
            labelStyle={{ color: 'var(--muted)' }}
            itemStyle={{ color: 'var(--ink)' }}
            formatter={(_value, _name, item) => [format((item.payload as Line).value), label]}
          />
          <Bar dataKey="height" radius={3} maxBarSize={40} isAnimationActive={false}>
            {bars.map(({ key, height }) => (
              <Cell key={key} fill={colourOf(height)} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
