import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { type Bonus, bonusesOf, subjectsOf } from '../bonuses.ts'
import { vipErrors } from '../errors.ts'
import { type ClaimRow, insertClaim, listClaims } from '../repository/claims.ts'
import { listLevels } from '../repository/levels.ts'
import { findPerson, findStanding } from '../repository/standings.ts'
import type { VipBonusKind } from '../states.ts'
import type { Dependencies, Holder } from './dependencies.ts'

/** Which bonus: its kind, and the level, month or year that it is given once for. */
export interface BonusWish {
  readonly kind: VipBonusKind
  readonly subject: string
}

/**
 * Gives a member a bonus of his level, once. Throws REWARDS_NOT_FOR_YOU, VIP_BONUS_NOT_FOUND, VIP_REVIEW_RUNS, and VIP_BONUS_CLAIMED to
 * whoever comes second.
 */
export async function claimVipBonus(
  { database, clock, sites, rewards }: Dependencies,
  holder: Holder,
  { kind, subject }: BonusWish,
): Promise<ClaimRow> {
  const { merchantId, memberId } = holder
  const { timeZone } = await sites.findMerchant(merchantId)
  return database.transaction(async (tx) => {
    await rewards.checkMayReceive(tx, holder)
    const now = clock.now()
    const { bonuses, currency } = await bonusesFor(tx, holder, { today: dateAt(now, timeZone), timeZone })
    const bonus = bonuses.find((each) => each.kind === kind && each.subject === subject)
    const { rank, amount } = demandOpen(bonus)
    const claim = await insertClaim(tx.query, {
      merchant_id: merchantId,
      member_id: memberId,
      kind,
      subject,
      id: newId(now.getTime()),
      rank,
      currency,
      amount,
      claimed_at: now,
    })
    if (claim === undefined) throw vipErrors.VIP_BONUS_CLAIMED()
    const document = { kind: 'vip-bonus', id: claim.id } as const
    await rewards.give(tx, { merchantId, memberId, currency, amount, kind: 'BONUS', programme: 'vip', document })
    return claim
  })
}

async function bonusesFor(
  { query }: Transaction,
  holder: Holder,
  calendar: { readonly today: string; readonly timeZone: string },
) {
  const levels = await listLevels(query, holder.merchantId)
  const standing = await findStanding(query, holder)
  const person = await findPerson(query, holder)
  if (person === undefined) throw vipErrors.VIP_BONUS_NOT_FOUND()
  const claims = await listClaims(query, holder, subjectsOf({ levels, ...calendar }))
  const bonuses = bonusesOf({ levels, standing, birthday: person.birthday, ...calendar }, claims)
  return { bonuses, currency: person.currency }
}

function demandOpen(bonus: Bonus | undefined): Bonus {
  if (bonus?.state === 'CLAIMED') throw vipErrors.VIP_BONUS_CLAIMED()
  if (bonus?.state === 'WAITING') throw vipErrors.VIP_REVIEW_RUNS()
  if (bonus?.state !== 'OPEN') throw vipErrors.VIP_BONUS_NOT_FOUND()
  return bonus
}
