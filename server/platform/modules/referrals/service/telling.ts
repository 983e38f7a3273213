import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import type { ReferralListener } from '../../members/service.ts'
import type { DepositListener, ReversalListener } from '../../payments/service.ts'
import { addDeposits, findRule, insertFriend, removeDeposit } from '../repository.ts'

/** Writes down who came by a member's code, by the rule of that moment; where none runs nobody is promised anything. */
export const tellReferred =
  ({ clock }: { readonly clock: Clock }): ReferralListener =>
  async (tx, referrerId, member) => {
    const rule = await findRule(tx.query, member.merchant_id)
    if (!rule?.is_running) return
    const now = clock.now()
    await insertFriend(tx.query, {
      merchant_id: member.merchant_id,
      id: newId(now.getTime()),
      referrer_id: referrerId,
      friend_id: member.id,
      rule_version: rule.version,
      state: 'CAME',
      currency: member.currency,
      came_at: member.registered_at,
      looked_at: now,
    })
  }

/** Adds deposits to the rows of their members, where somebody brought them: one statement by keys, so no job of its own. */
export const tellDeposits: DepositListener = async (tx, deposits) => {
  await addDeposits(tx, deposits)
}

/** Takes a deposit from the row of its member, unless what he brings was paid: the one who brought him did nothing wrong. */
export const tellReversed: ReversalListener = async (tx, deposit) => {
  await removeDeposit(tx, deposit, deposit)
}
