import { groupUnder } from '../../../lib/group.ts'
import type { Money } from '../../../lib/money.ts'
import { mulPayRate } from './amount.ts'
import type { PayRate } from './terms.ts'

/** An agent with what he earned by himself. */
interface Earner {
  readonly memberId: string
  readonly uplineId: string | null
  readonly own: Money
}

/**
 * The other way to pay a line: everybody keeps what he earned, and the house adds a share of what his direct downlines come to, their
 * own shares included, at each level. Answers each one's whole by his id.
 */
export function amountsWithOverride(earners: readonly Earner[], rate: PayRate): ReadonlyMap<string, Money> {
  const below = groupUnder(earners, ({ uplineId }) => uplineId)
  const ids = new Set(earners.map(({ memberId }) => memberId))
  // From the top down; gone through backwards everybody comes after all below him.
  const order = earners.filter(({ uplineId }) => uplineId === null || !ids.has(uplineId))
  for (const { memberId } of order) order.push(...(below.get(memberId) ?? []))
  const amounts = new Map<string, Money>()
  for (const { memberId, own } of order.toReversed()) {
    const sum = (below.get(memberId) ?? []).reduce((total, each) => total + (amounts.get(each.memberId) ?? 0n), 0n)
    amounts.set(memberId, own + mulPayRate(sum, rate))
  }
  return amounts
}
