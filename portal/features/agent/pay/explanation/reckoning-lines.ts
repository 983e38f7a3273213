import { sumOf, toAmount, toUnits } from '../../../../kits/contracts/units.ts'
import type { Explained } from './explained.ts'

type WordKey =
  | 'carriedIn'
  | 'baseLoss'
  | 'baseBet'
  | 'gross'
  | 'minusDownlines'
  | 'notBelowNothing'
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
 * How an amount came about, line by line, each sum being that of the lines above it: base × rate = gross − downlines = net, then what was
 * reckoned before and what is rounded, and what is left of it where the agent pays his downlines himself.
 */
export function reckoningLines(earning: Explained): ReckoningLine[] {
  const { kind, measures, carriedIn, carriedOut, rate, gross, downlinesAmount, net, amount, paid } = earning
  const counted = sumOf([measures.loss, carriedIn])
  const previous = earning.revisions.find(({ revision }) => revision === earning.revision - 1)
  const before = previous?.net
  const difference = before === undefined ? net : sumOf([net, less(before)])
  const rest = sumOf([amount, less(difference)])
  // The house pays the agent all of it, and he pays those below.
  const isOwnMoney = !isNothing(downlinesAmount) && toUnits(net) === toUnits(gross)
  // What he pays below by this amount: of a correction by how much that differs from what was written before.
  const below = sumOf([downlinesAmount, less(previous?.downlinesAmount ?? '0')])
  // Downlines got more than the contract came to, and nobody gets less than nothing.
  const raised = isOwnMoney ? '0' : sumOf([net, downlinesAmount, less(gross)])
  const isShort = earning.period === 'REALTIME' || earning.period === 'HOUR'
  const lines: (ReckoningLine | false)[] = [
    kind === 'DIVIDEND' && !isNothing(carriedIn) && { key: 'carriedIn', amount: carriedIn },
    kind === 'DIVIDEND' ? { key: 'baseLoss', amount: counted } : { key: 'baseBet', amount: measures.validBet },
    rate !== null && { key: 'times', rate, percent: percentOf(earning, counted) },
    { key: 'gross', amount: gross },
    !isNothing(downlinesAmount) && !isOwnMoney && { key: 'minusDownlines', amount: less(downlinesAmount) },
    !isNothing(raised) && { key: 'notBelowNothing', amount: raised },
    { key: 'net', amount: net, isSum: true },
    before !== undefined && { key: 'before', amount: less(before) },
    !isNothing(rest) && { key: isShort ? 'waits' : 'rounded', amount: rest },
    { key: amount.startsWith('-') ? 'toTakeBack' : 'toPay', amount, isSum: true },
    isOwnMoney && { key: 'downlinesOwn', amount: less(below) },
    isOwnMoney && { key: 'kept', amount: sumOf([amount, less(below)]), isSum: true },
    { key: 'paid', amount: paid },
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
