import { classNames } from '../../lib/class-names.ts'
import { Ball } from './ball.tsx'
import { Die } from './die.tsx'
import { findFamily } from './find-family.ts'
import { PrizeTable } from './prize-table.tsx'
import { useBoardWords } from './use-board-words.ts'

export type Result = readonly (readonly string[])[]

interface ResultViewProps {
  family: string
  result: Result
  /** `line` is one row of balls, for headers and lists; `full` shows every prize. */
  detail?: 'line' | 'full'
  /** Shows the numbers one after the other, as they were drawn. */
  isFresh?: boolean
  className?: string
}

/** Families whose results are prizes of several numbers. */
export function hasPrizeTable(family: string): boolean {
  return family.startsWith('VN_') || family === 'SEA'
}

/** Numbers of a draw as people of that kind of lottery know them: balls, dice or a table of prizes. */
export function ResultView({ family, result, detail = 'line', isFresh = false, className }: ResultViewProps) {
  if (hasPrizeTable(family)) {
    return detail === 'full' ? (
      <PrizeTable family={family} result={result} {...(className && { className })} />
    ) : (
      <FirstPrizes family={family} result={result} />
    )
  }
  const values = result.flatMap((group, index) => group.map((value) => ({ value, group: index })))
  return (
    <ol className={classNames('flex flex-wrap items-center gap-1', className)}>
      {values.map(({ value, group }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat, and the place is what tells them apart
          key={index}
          className={classNames('flex items-center gap-1', isFresh && 'reveal')}
          style={isFresh ? { animationDelay: `${index * 140}ms` } : undefined}
        >
          {group > 0 && result[group]?.[0] === value && (
            <span aria-hidden className="px-0.5 text-sm font-semibold text-faint">
              +
            </span>
          )}
          {family === 'K3' ? <Die value={value} /> : <Ball family={family} value={value} place={index} />}
        </li>
      ))}
    </ol>
  )
}

/** The first prize of a table, which is what people look for. */
function FirstPrizes({ family, result }: { family: string; result: Result }) {
  const words = useBoardWords()
  const group = findFamily(family)?.groups[0]
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {group && <span className="text-xs text-muted">{words.result(group.code)}</span>}
      <span className="text-lg font-bold tracking-widest tabular">
        <LastTwo number={result[0]?.[0] ?? ''} />
      </span>
    </p>
  )
}

/** A number with its last two digits, which most bets are about, in the colour of the house. */
export function LastTwo({ number }: { number: string }) {
  return (
    <>
      {number.slice(0, -2)}
      <span className="text-accent">{number.slice(-2)}</span>
    </>
  )
}
