import { useBoardWords } from '../../kits/lottery-boards/use-board-words.ts'
import { classNames } from '../../lib/class-names.ts'
import { findFamily } from './find-family.ts'
import { LastTwo } from './last-two.tsx'
import type { Result } from './result.ts'
import { revealDelay } from './reveal-delay.ts'

interface PrizeTableProps {
  family: string
  result: Result
  /** Shows the prizes one after the other, the least first, as on TV. */
  isFresh?: boolean
  className?: string
}

/** Every prize of a draw with its numbers, the first one large, as newspapers print it. */
export function PrizeTable({ family, result, isFresh = false, className }: PrizeTableProps) {
  const words = useBoardWords()
  const groups = findFamily(family)?.groups ?? []
  return (
    <table
      className={classNames(
        'w-full border-separate border-spacing-0 overflow-hidden rounded-md border border-line text-sm',
        className,
      )}
    >
      <tbody>
        {groups.map(({ code }, index) => (
          <tr key={code} className={index % 2 ? 'bg-surface-1' : 'bg-surface-2'}>
            <th scope="row" className="w-px px-3 py-1.5 text-start text-xs font-semibold whitespace-nowrap text-muted">
              {words.result(code)}
            </th>
            <td className="px-2 py-1.5">
              <span
                className={classNames('flex flex-wrap justify-center gap-x-5 gap-y-0.5', isFresh && 'rise')}
                style={isFresh ? { animationDelay: revealDelay(groups.length - 1 - index, groups.length) } : undefined}
              >
                {(result[index] ?? []).map((number, place) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a prize may show a number twice
                    key={place}
                    className={classNames(
                      'tracking-wider tabular',
                      index === 0 ? 'text-xl font-bold' : 'font-semibold',
                    )}
                  >
                    <LastTwo number={number} />
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
