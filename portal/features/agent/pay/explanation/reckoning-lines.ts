import { sumOf, toAmount, toUnits } from '../../../../kits/contracts/units.ts'
import type { Explained } from './explained.ts'

type WordKey =
  | 'carriedIn'
  | 'baseLoss'
  | 'baseBet'
  | 'gross'
  | 'minusDownlines'
  | 'downlinesOwn'
  | 'kept'
  | 'net'
  | 'before'
  | 'rounded'
  | 'waits'
  | 'toPay'
  | 'toTakeBack'
  | 'carriedOut'
  | 'paid'

/** A line of the reckoning; `rate` is what the amount before it was multiplied by, `percent` how much of the tier's loss was reached. */
export type ReckoningLine =
  | { key: WordKey; amount: string; isSum?: boolean }
  | { key: 'times'; rate: number; percent: number | null }

const isNothing = (amount: string) => toUnits(amount) === 0n
const less = (amount: string) => toAmount(-toUnits(amount))

/**
 * How an amount came about, line by line: base × rate = gross − downlines = net, then what was reckoned before and what is rounded, and what is
 * left of it where the agent pays his downlines himself.
 */
export function reckoningLines(earning: Explained): ReckoningLine[] {
  const { kind, measures, carriedIn, carriedOut, rate, gross, downlinesAmount, net, amount, paid } = earning
  const counted = sumOf([measures.loss, carriedIn])
  const before = earning.revisions.find(({ revision }) => revision === earning.revision - 1)?.net
  const difference = before === undefined ? net : sumOf([net, less(before)])
  const rest = sumOf([amount, less(difference)])
  // The house pays the agent all of it, and he pays those below.
  const isOwnMoney = !isNothing(downlinesAmount) && toUnits(net) === toUnits(gross)
  const isShort = earning.period === 'REALTIME' || earning.period === 'HOUR'
  const lines: (ReckoningLine | false)[] = [
    kind === 'DIVIDEND' && !isNothing(carriedIn) && { key: 'carriedIn', amount: carriedIn },
    kind === 'DIVIDEND' ? { key: 'baseLoss', amount: counted } : { key: 'baseBet', amount: measures.validBet },
    rate !== null && { key: 'times', rate, percent: percentOf(earning, counted) },
    { key: 'gross', amount: gross },
    !isNothing(downlinesAmount) && !isOwnMoney && { key: 'minusDownlines', amount: less(downlinesAmount) },
    { key: 'net', amount: net, isSum: true },
    before !== undefined && { key: 'before', amount: less(before) },
    !isNothing(rest) && { key: isShort ? 'waits' : 'rounded', amount: rest },
    { key: amount.startsWith('-') ? 'toTakeBack' : 'toPay', amount, isSum: true },
    { key: 'paid', amount: paid },
    isOwnMoney && { key: 'downlinesOwn', amount: less(downlinesAmount) },
    // A correction says by how much his own pay differs, and not by how much that of each downline does.
    isOwnMoney && before === undefined && { key: 'kept', amount: sumOf([amount, less(downlinesAmount)]), isSum: true },
    !isNothing(carriedOut) && { key: 'carriedOut', amount: carriedOut },
  ]
  return lines.filter((line) => line !== false)
}

/** Of floating tiers how much of the loss is reached, in whole per cent towards zero; null where all of it counts. */
function percentOf({ pick, tiers, rate }: Explained, counted: string): number | null {
  const asked = toUnits(tiers.find((tier) => tier.rate === rate)?.loss ?? '0')
  const loss = toUnits(counted)
  if (pick !== 'FLOAT' || asked <= 0n || loss >= asked) return null
  return loss <= 0n ? 0 : Number((loss * 100n) / asked)
}
