import type { CSSProperties } from 'react'
import { classNames } from '../../lib/class-names.ts'
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

/** How many names stand under the bars at most, on a phone and on a large screen. */
const namesOnPhone = 5
const namesOnLarge = 10

/**
 * A bar a line; what was lost hangs below nought, so that nothing is told by colour alone. A table beside it says the same exactly, so it
 * is hidden from screen readers. Drawn by boxes: a library of charts is a hundred kilobytes, on a page that is read by phone.
 */
export function Bars({ lines, label, format, isProfit = false, isWhole = false }: BarsProps) {
  const short = useFormats().compact
  // Heights of bars need no exactness; the amounts shown are the strings themselves.
  const heights = lines.map(({ value }) => Number(value))
  const marks = roundTicks(heights)
  const [least = 0, most = 0] = [marks[0], marks.at(-1)]
  const ticks = marks.filter((tick) => !isWhole || Number.isInteger(tick))
  const share = (height: number) => ((height - least) / (most - least)) * 100
  const colourOf = (height: number) => {
    if (!isProfit) return 'bg-brand'
    return height < 0 ? 'bg-danger' : 'bg-success'
  }
  return (
    <figure
      aria-hidden
      className="grid h-72 grid-cols-[3.5rem_minmax(0,1fr)] grid-rows-[2.75rem_minmax(0,1fr)_2.25rem] rounded-md border border-line bg-surface-1 p-3 text-xs text-muted lg:h-80"
    >
      <div className="relative row-start-2">
        {ticks.map((tick) => (
          <span key={tick} className="absolute end-2 translate-y-1/2 tabular" style={{ bottom: `${share(tick)}%` }}>
            {short(tick)}
          </span>
        ))}
      </div>
      <div className="relative row-start-2">
        {ticks.map((tick) => (
          <div
            key={tick}
            className={classNames('absolute inset-x-0 border-t', tick === 0 ? 'border-line-strong' : 'border-line')}
            style={{ bottom: `${share(tick)}%` }}
          />
        ))}
        <div className="absolute inset-0 flex">
          {lines.map(({ key, name, value }, place) => {
            const height = heights[place] ?? 0
            const [from, to] = [share(Math.min(0, height)), share(Math.max(0, height))]
            return (
              <div key={key} className="group min-w-0 flex-1 pointer-coarse:cursor-pointer [&:hover]:bg-surface-2">
                <div className="relative h-full">
                  <div
                    className={classNames('absolute inset-x-[15%] mx-auto max-w-10 rounded-sm', colourOf(height))}
                    style={{ bottom: `${from}%`, height: `${to - from}%` }}
                  />
                </div>
                <BarNote isLate={place >= lines.length / 2} name={name} text={`${label}: ${format(value)}`} />
              </div>
            )
          })}
        </div>
      </div>
      <div className="col-start-2 row-start-3 flex pt-2">
        {lines.map(({ key, name }, place) => (
          <span key={key} className="relative min-w-0 flex-1">
            <span
              className={classNames(
                'absolute inset-x-(--on-phone) line-clamp-2 text-center leading-tight lg:inset-x-(--on-large)',
                showsName(place, lines.length),
              )}
              style={roomOfName(lines.length)}
            >
              {name}
            </span>
          </span>
        ))}
      </div>
    </figure>
  )
}

/**
 * What a bar is, for a pointer or a finger on it; in a line of its own above all bars, since on a phone it is wider than the half of them that the
 * finger is away from. Not by `group-hover`, which is for mice alone; the cursor is what makes a finger's touch count on iOS.
 */
function BarNote({ isLate, name, text }: { isLate: boolean; name: string; text: string }) {
  return (
    <div
      className={classNames(
        'pointer-events-none absolute bottom-full mb-2 hidden max-w-[calc(100%+3.5rem)] text-sm leading-tight whitespace-nowrap [.group:hover_&]:block',
        isLate ? 'end-0 text-end' : '-start-14',
      )}
    >
      <div className="truncate">{name}</div>
      <div className="truncate font-semibold text-ink tabular">{text}</div>
    </div>
  )
}

/** A name has the room of all bars up to the next one that has a name, its own in the middle. */
function roomOfName(count: number): CSSProperties {
  const beside = (most: number) => `${(1 - Math.ceil(count / most)) * 50}%`
  return { '--on-phone': beside(namesOnPhone), '--on-large': beside(namesOnLarge) } as CSSProperties
}

/** On which screens a bar's name stands under it: each one, or every so many, counted from the first. */
function showsName(place: number, count: number): string {
  const isOneOf = (most: number) => place % Math.ceil(count / most) === 0
  return classNames(!isOneOf(namesOnPhone) && 'max-lg:hidden', !isOneOf(namesOnLarge) && 'lg:hidden')
}
