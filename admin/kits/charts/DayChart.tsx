import { Box, Typography, useTheme } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import { linesOf, type Scale, scaleOf } from './chart-scale.ts'

export interface Series {
  /** Key of its words. */
  readonly name: string
  readonly tone: 'success' | 'warning' | 'primary'
  readonly values: readonly string[]
  /** What the same came to on as many days before: a line over the bars. */
  readonly before?: readonly string[]
}

interface Props {
  /** Key of the chart's words. */
  name: string
  days: readonly string[]
  /** How a value is told. */
  format(value: string): string
  series: readonly Series[]
}

const WIDTH = 560
const HEIGHT = 180
const LEFT = 56
const FOOT = 22
/** More days than this have no room for the number of each below them: some are named with their month. */
const MOST_NUMBERS = 16
const NAMED = 7

/**
 * Bars of each day. The arrow keys and the pointer go from day to day, and what the day came to is told below, also to screen readers; the
 * same figures stand in a table beside it.
 */
export function DayChart({ name, days, format, series }: Props) {
  const translate = useTranslate()
  const { palette } = useTheme()
  const { day: dayWords } = useFormats()
  const [chosen, setAt] = useState(days.length - 1)
  const at = Math.min(chosen, days.length - 1)
  const numbers = series.map(({ values }) => values.map(Number))
  const befores = series.map(({ before }) => before?.map(Number))
  const scale = scaleOf([...numbers.flat(), ...befores.flatMap((values) => values ?? [])])
  const yOf = (value: number) => ((scale.top - value) / (scale.top - scale.bottom)) * (HEIGHT - FOOT - 8) + 8
  const slot = (WIDTH - LEFT) / days.length
  const bar = (slot * 0.7) / series.length
  const go = (key: string) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[key]
    if (next !== undefined) setAt(Math.min(days.length - 1, Math.max(0, next)))
    return next !== undefined
  }
  const told = series.flatMap(({ name: word, values, before }) => [
    `${translate(word)}: ${format(values[at] ?? '0')}`,
    ...(before === undefined ? [] : [`${translate('charts.before')}: ${format(before[at] ?? '0')}`]),
  ])
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600 }}>
        {translate(name)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="slider"
        tabIndex={0}
        aria-label={translate(name)}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={[dayWords(days[at] ?? ''), ...told].join(' · ')}
        onKeyDown={(event) => {
          if (go(event.key)) event.preventDefault()
        }}
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          const index = Math.floor((((clientX - left) / width) * WIDTH - LEFT) / slot)
          if (index >= 0 && index < days.length) setAt(index)
        }}
        sx={{ width: '100%', display: 'block', borderRadius: 1 }}
      >
        <Lines scale={scale} yOf={yOf} />
        <rect x={LEFT + at * slot} y={0} width={slot} height={HEIGHT - FOOT} fill={palette.action.selected} />
        {series.map(({ name: word, tone }, which) =>
          days.map((day, index) => {
            const value = numbers[which]?.[index] ?? 0
            return (
              <rect
                key={`${word} ${day}`}
                x={LEFT + index * slot + slot * 0.15 + which * bar}
                y={Math.min(yOf(0), yOf(value))}
                width={Math.max(bar - 1, 1)}
                height={Math.abs(yOf(value) - yOf(0))}
                fill={value < 0 ? palette.error.main : palette[tone].main}
              />
            )
          }),
        )}
        {befores.map((values, which) =>
          values === undefined ? null : (
            <polyline
              key={series[which]?.name}
              points={values.map((value, index) => `${LEFT + (index + 0.5) * slot},${yOf(value)}`).join(' ')}
              fill="none"
              stroke={palette.text.primary}
              strokeWidth={1.5}
              strokeDasharray="4 3"
            />
          ),
        )}
        <DayNumbers days={days} slot={slot} />
      </Box>
      <Typography variant="body2" aria-hidden>
        <strong>{dayWords(days[at] ?? '')}</strong> · {told.join(' · ')}
      </Typography>
    </Box>
  )
}

/** Lines at figures that read well, with the figures. */
function Lines({ scale, yOf }: { scale: Scale; yOf(value: number): number }) {
  const { palette } = useTheme()
  const { compact } = useFormats()
  return linesOf(scale).map((value) => (
    <g key={value}>
      <line
        x1={LEFT}
        x2={WIDTH}
        y1={yOf(value)}
        y2={yOf(value)}
        stroke={value === 0 ? palette.text.secondary : palette.divider}
      />
      <text x={LEFT - 6} y={yOf(value) + 4} textAnchor="end" fontSize={12} fill={palette.text.secondary}>
        {compact(value)}
      </text>
    </g>
  ))
}

/** The days below the bars, as many as there is room for. */
function DayNumbers({ days, slot }: { days: readonly string[]; slot: number }) {
  const { palette } = useTheme()
  const isNumbered = (index: number) => days.length <= MOST_NUMBERS || index % Math.ceil(days.length / NAMED) === 0
  return days.map((day, index) =>
    isNumbered(index) ? (
      <text
        key={day}
        x={LEFT + (index + 0.5) * slot}
        y={HEIGHT - 6}
        textAnchor="middle"
        fontSize={12}
        fill={palette.text.secondary}
      >
        {days.length > MOST_NUMBERS ? `${Number(day.slice(8))}/${Number(day.slice(5, 7))}` : Number(day.slice(8))}
      </text>
    ) : null,
  )
}
