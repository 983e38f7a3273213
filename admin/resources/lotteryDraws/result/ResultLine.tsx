import type { Draw } from '../draw.ts'

/** The most numbers that fit a line; Vietnam and Thailand show the first prizes. */
const MOST = 10

/** The result of a draw in a line of a table. */
export function ResultLine({ draw: { result } }: { draw: Draw }) {
  if (result === null) return <span>–</span>
  const numbers = result.flat()
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {numbers.slice(0, MOST).join(' ')}
      {numbers.length > MOST && ' …'}
    </span>
  )
}
