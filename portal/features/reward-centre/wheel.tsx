import type { CSSProperties } from 'react'
import type { RafflePartsFragment as Raffle } from './reward-centre.generated.ts'
import { wheelLines } from './wheel-lines.ts'

const TURNS = 4
/** Slices in turn, each with words that can be read on it (4.5:1 in both themes). */
const colours = [
  { slice: 'var(--surface-3)', words: 'var(--ink)' },
  { slice: 'var(--danger-solid)', words: 'var(--on-danger)' },
  { slice: 'var(--surface-2)', words: 'var(--ink)' },
  { slice: 'var(--brand)', words: 'var(--on-brand)' },
] as const
const turning = 'transition-transform duration-[2400ms] ease-out motion-reduce:transition-none'

interface WheelProps {
  prizes: Raffle['prizes']
  place: number | null
  spins: number
}

/** The wheel of a raffle. It turns until the place that was drawn stands below the pointer; with reduced motion it stands there at once. */
export function Wheel({ prizes, place, spins }: WheelProps) {
  const share = 360 / prizes.length
  const turn = place === null ? 0 : spins * TURNS * 360 - (place - 0.5) * share
  return (
    <svg viewBox="-104 -112 208 216" aria-hidden="true" className="mx-auto size-64 shrink-0">
      <g className={turning} style={rotated(turn)}>
        {prizes.map((prize, index) => {
          const { slice, words } = colours[index % colours.length] ?? colours[0]
          const isGone = prize.weight === 0
          return (
            <g key={prize.place} transform={`rotate(${(index + 0.5) * share})`}>
              <path d={sliceOf(share)} fill={slice} fillOpacity={isGone ? 0.25 : 1} stroke="var(--line)" />
              <g transform={`translate(0 ${-radiusOf(prizes.length)}) rotate(${-(index + 0.5) * share})`}>
                <Words
                  name={prize.name}
                  turn={turn}
                  size={sizeOf(prizes.length)}
                  fill={isGone ? 'var(--ink)' : words}
                />
              </g>
            </g>
          )
        })}
      </g>
      <circle r="14" fill="var(--accent)" />
      <path d="M-9 -110 h18 L0 -90 Z" fill="var(--accent)" />
    </svg>
  )
}

/** The name of a prize, upright wherever the wheel stands: it turns back as far as the wheel turns. */
function Words({ name, turn, size, fill }: { name: string; turn: number; size: number; fill: string }) {
  const lines = wheelLines(name)
  const height = size * 1.15
  return (
    <text className={turning} style={rotated(-turn)} textAnchor="middle" fontSize={size} fontWeight="600" fill={fill}>
      {lines.map((line, index) => (
        <tspan key={line} x={0} y={(index - (lines.length - 1) / 2) * height + size * 0.35}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const rotated = (degrees: number): CSSProperties => ({ transform: `rotate(${degrees}deg)` })

/** Many slices are narrow: words are smaller, and further out. */
const sizeOf = (slices: number): number => (slices <= 6 ? 10.5 : slices <= 8 ? 9 : 8)
const radiusOf = (slices: number): number => (slices <= 6 ? 62 : slices <= 8 ? 68 : 74)

/** A slice of so many degrees around what is up. */
function sliceOf(share: number): string {
  const half = (share * Math.PI) / 360
  const [x, y] = [100 * Math.sin(half), -100 * Math.cos(half)]
  return `M0 0 L${-x} ${y} A100 100 0 ${share > 180 ? 1 : 0} 1 ${x} ${y} Z`
}
