import type { Transaction } from '../../../db/connection.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { formatMoney } from '../../../lib/money.ts'
import { rebatesErrors } from '../errors.ts'
import type { MemberKey } from '../repository/accruals.ts'
import type { ClaimRow } from '../repository/claims.ts'
import { findRule } from '../repository/rules.ts'
import type { RebateChannel } from '../states.ts'
import { type Line, linesOf, sumOf } from '../worth.ts'
import { type Dependencies, demand, type Holder } from './dependencies.ts'
import { readWorths, writeClaim } from './settling.ts'

/**
 * Gives a member what is open, of all categories or of some, less what was given too much before; each accrual once. Throws FORBIDDEN,
 * REWARDS_NOT_FOR_YOU, REBATE_TOO_LITTLE, and REBATE_NOTHING_OPEN, also to whoever comes second.
 */
export async function claimRebates(
  dependencies: Dependencies,
  holder: Holder,
  categories?: readonly string[],
): Promise<ClaimRow> {
  demand(holder)
  const { clock, rewards, sites, turnover } = dependencies
  const { merchantId, memberId } = holder
  // Bets taken back by now must be seen.
  await turnover.count(holder)
  const { timeZone } = await sites.findMerchant(merchantId)
  return turnover.holding({ merchantId, memberId }, async (tx) => {
    await rewards.checkMayReceive(tx, holder)
    const lines = linesOf(await readWorths(tx, holder), dateAt(clock.now(), timeZone), categories)
    if (!lines.some(({ amount }) => amount > 0n)) throw rebatesErrors.REBATE_NOTHING_OPEN()
    const least = await leastOf(tx, merchantId)
    if (sumOf(lines) < least) throw rebatesErrors.REBATE_TOO_LITTLE({ extras: { least: formatMoney(least) } })
    return pay(dependencies, tx, holder, { lines, channel: 'MEMBER' })
  })
}

/** The least that is given at once: never nothing. */
export async function leastOf({ query }: Pick<Transaction, 'query'>, merchantId: string): Promise<bigint> {
  const least = (await findRule(query, merchantId))?.least_claim ?? 0n
  return least > 0n ? least : 1n
}

/** Writes a claim and gives its money. The caller holds the counter of the member's bets. */
export async function pay(
  { clock, rewards }: Pick<Dependencies, 'clock' | 'rewards'>,
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  { lines, channel }: { readonly lines: readonly Line[]; readonly channel: RebateChannel },
): Promise<ClaimRow> {
  const owner = { merchantId, memberId }
  const claim = await writeClaim(tx, owner, { lines, channel, at: clock.now() })
  await rewards.give(tx, {
    ...owner,
    currency: claim.currency,
    amount: claim.amount,
    kind: 'REBATE',
    programme: 'rebate',
    document: { kind: 'rebate-claim', id: claim.id },
  })
  return claim
}
