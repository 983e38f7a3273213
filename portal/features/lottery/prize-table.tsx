import { classNames } from '../../lib/class-names.ts'
import { findFamily } from './find-family.ts'
import { LastTwo, type Result } from './result-view.tsx'
import { useBoardWords } from './use-board-words.ts'

/** Every prize of a draw with its numbers, the first one large, as newspapers print it. */
export function PrizeTable({ family, result, className }: { family: string; result: Result; className?: string }) {
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
            <th scope="row" className="w-20 px-3 py-1.5 text-start text-xs font-semibold text-muted">
              {words.result(code)}
            </th>
            <td className="px-2 py-1.5">
              <span className="flex flex-wrap justify-center gap-x-5 gap-y-0.5">
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
