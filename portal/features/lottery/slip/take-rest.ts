import { findPlayType } from '@croupier/lottery/core/family.ts'
import type { LotteryErrorCode } from '../../../lib/schema.generated.ts'
import { toAmount, toUnits } from '../amount.ts'
import type { OpenLottery } from '../use-lottery.ts'
import { lineTerms, type Slip, type SlipLine } from './slip.ts'

/** What a limit of the house or of the member's own left of a bet. */
export interface LimitRefusal {
  readonly code: LotteryErrorCode
  /** What may still be staked, as the wire writes money. */
  readonly rest: string
  /** The number the limit is about, for limits of a number. */
  readonly number: string | null
  readonly playType: string | null
  /** Number of the draw. */
  readonly draw: string | null
}

/** The lines a limit is about: of its play type, and of its number where it names one; else all. */
export function linesUnder(open: OpenLottery, lines: readonly SlipLine[], limit: LimitRefusal): readonly SlipLine[] {
  return lines.filter((line) => {
    if (limit.playType !== null && line.playType !== limit.playType) return false
    return limit.number === null || shareOf(open, line, limit.number) > 0n
  })
}

/**
 * The lines with stakes small enough for a limit: each line it is about is cut by the same share, to whole least units. A line
 * for which not even the least unit is left goes.
 *
 * @param multiple what every line is multiplied by on the draw in question
 */
export function takeRest(
  open: OpenLottery,
  lines: readonly SlipLine[],
  limit: LimitRefusal,
  multiple = 1,
): readonly SlipLine[] {
  const concerned = linesUnder(open, lines, limit)
  const staked = BigInt(multiple) * concerned.reduce((sum, line) => sum + stakedUnder(open, line, limit), 0n)
  const rest = toUnits(limit.rest)
  if (staked === 0n || staked <= rest) return lines
  const smallest = toUnits(open.lottery.rules.smallestUnit)
  return lines.flatMap((line) => {
    if (!concerned.includes(line)) return [line]
    const whole = (toUnits(line.unit) * BigInt(line.multiple) * rest) / staked
    const unit = whole - (whole % smallest)
    return unit > 0n ? [{ ...line, unit: toAmount(unit), multiple: 1 }] : []
  })
}

/** The lines as far as a limit leaves them, and the balance, where it is known, pays for them. */
export function takeWhatMay(
  open: OpenLottery,
  { lines, chase }: Pick<Slip, 'lines' | 'chase'>,
  limit: LimitRefusal,
  balance: bigint | null,
): readonly SlipLine[] {
  const multiples = chase?.multiples ?? [1]
  // The greatest multiple of a plan: what fits it fits every draw.
  const taken = takeRest(open, lines, limit, Math.max(1, ...multiples))
  if (balance === null) return taken
  const purse = { ...limit, number: null, playType: null, rest: toAmount(balance) }
  return takeRest(
    open,
    taken,
    purse,
    multiples.reduce((sum, multiple) => sum + multiple, 0),
  )
}

/** What of a line's stake the limit counts: on the number alone, where it is about one. */
function stakedUnder(open: OpenLottery, line: SlipLine, limit: LimitRefusal): bigint {
  if (limit.number === null) return lineTerms(open, line)?.price ?? 0n
  const lines = BigInt(findPlayType(open.family, line.playType)?.lines ?? 1)
  return toUnits(line.unit) * BigInt(line.multiple) * lines * shareOf(open, line, limit.number)
}

/** Tickets of a line on a number. */
function shareOf({ family }: OpenLottery, { playType, picks }: SlipLine, number: string): bigint {
  const exposed = findPlayType(family, playType)?.exposed?.(picks) ?? []
  return BigInt(exposed.find((other) => other.number === number)?.tickets ?? 0)
}
