import type { RafflePartsFragment as Raffle } from './reward-centre.generated.ts'

const TURNS = 4
const colours = ['var(--surface-3)', 'var(--danger-solid)', 'var(--surface-2)', 'var(--brand)']

/** The wheel of a raffle. It turns until the place that was drawn stands below the pointer; with reduced motion it stands there at once. */
export function Wheel({ prizes, place, spins }: { prizes: Raffle['prizes']; place: number | null; spins: number }) {
  const share = 360 / prizes.length
  const turn = place === null ? 0 : spins * TURNS * 360 - (place - 0.5) * share
  return (
    <svg viewBox="-104 -112 208 216" aria-hidden="true" className="mx-auto size-56 shrink-0">
      <g
        className="transition-transform duration-[2400ms] ease-out motion-reduce:transition-none"
        style={{ transform: `rotate(${turn}deg)` }}
      >
        {prizes.map((prize, index) => (
          <g key={prize.place} transform={`rotate(${(index + 0.5) * share})`} opacity={prize.weight === 0 ? 0.4 : 1}>
            <path d={slice(share)} fill={colours[index % colours.length]} stroke="var(--line)" />
            <text
              y={-68}
              textAnchor="middle"
              fontSize="10"
              fontWeight="600"
              fill="var(--ink)"
              textLength={prize.name.length > 9 ? 58 : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {prize.name}
            </text>
          </g>
        ))}
      </g>
      <circle r="14" fill="var(--accent)" />
      <path d="M-9 -110 h18 L0 -90 Z" fill="var(--accent)" />
    </svg>
  )
}

/** A slice of so many degrees around what is up. */
function slice(share: number): string {
  const half = (share * Math.PI) / 360
  const [x, y] = [100 * Math.sin(half), -100 * Math.cos(half)]
  return `M0 0 L${-x} ${y} A100 100 0 ${share > 180 ? 1 : 0} 1 ${x} ${y} Z`
}
