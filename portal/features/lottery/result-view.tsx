import { useBoardWords } from '../../kits/lottery-boards/use-board-words.ts'
import { classNames } from '../../lib/class-names.ts'
import { Ball } from './ball.tsx'
import { Die } from './die.tsx'
import { findFamily } from './find-family.ts'
import { LastTwo } from './last-two.tsx'
import { PrizeTable } from './prize-table.tsx'
import type { Result } from './result.ts'
import { revealDelay } from './reveal-delay.ts'

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
      <PrizeTable family={family} result={result} isFresh={isFresh} {...(className && { className })} />
    ) : (
      <FirstPrize family={family} result={result} isFresh={isFresh} />
    )
  }
  const values = result.flatMap((group, index) => group.map((value) => ({ value, group: index })))
  return (
    <ol className={classNames('flex flex-wrap items-center gap-1', className)}>
      {values.map(({ value, group }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat, and the place is what tells them apart
          key={index}
          className={classNames('flex items-center gap-1', isFresh && (family === 'K3' ? 'tumble' : 'reveal'))}
          style={isFresh ? { animationDelay: revealDelay(index, values.length) } : undefined}
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

/** The first prize of a table, which is what people look for. A fresh draw shows the others before it, the least first, as on TV. */
function FirstPrize({ family, result, isFresh }: { family: string; result: Result; isFresh: boolean }) {
  const words = useBoardWords()
  const [first, ...others] = findFamily(family)?.groups ?? []
  return (
    <div className="grid min-w-0 flex-1">
      {isFresh &&
        others.map(({ code }, index) => (
          <p
            key={code}
            aria-hidden
            className="pass col-start-1 row-start-1 flex min-w-0 items-baseline gap-x-2 overflow-hidden whitespace-nowrap"
            style={{ animationDelay: revealDelay(others.length - 1 - index, others.length + 1) }}
          >
            <span className="text-xs text-muted">{words.result(code)}</span>
            <span className="font-semibold tracking-wider tabular">{result[index + 1]?.join('  ')}</span>
          </p>
        ))}
      <p
        className={classNames('col-start-1 row-start-1 flex flex-wrap items-baseline gap-x-2', isFresh && 'rise')}
        style={isFresh ? { animationDelay: revealDelay(others.length, others.length + 1) } : undefined}
      >
        {first && <span className="text-xs text-muted">{words.result(first.code)}</span>}
        <span className="text-lg font-bold tracking-widest tabular">
          <LastTwo number={result[0]?.[0] ?? ''} />
        </span>
      </p>
    </div>
  )
}
