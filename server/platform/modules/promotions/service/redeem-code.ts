import { networkOf } from '../../../../edge/address.ts'
import { Failure } from '../../../lib/failure.ts'
import { ATTEMPT_MINUTES } from '../../verification/service.ts'
import { LONGEST_CODE, readCode } from '../codes.ts'
import { promotionsErrors } from '../errors.ts'
import type { Moment } from '../occasions.ts'
import { hasUsed, insertUse, takeUse } from '../repository/codes.ts'
import { take } from './claim.ts'
import type { Claimant, Dependencies } from './dependencies.ts'
import { findPromotion, momentOf, type PromotionView } from './read.ts'

/** Wrong codes within half an hour: of a member, and of all members at an address, which many may share. */
const MOST_OF_MEMBER = 10
const MOST_OF_ADDRESS = 60

/** Refusals that would tell that a code is a right one, if they were told. */
const TELLING: readonly string[] = [
  'PROMOTION_NOT_FOUND',
  'PROMOTION_CLOSED',
  'PROMOTION_HAD',
  'PROMOTION_NOT_FOR_YOU',
  'PROMOTION_NEEDS_CODE',
  'PROMOTION_BUDGET_SPENT',
  'PROMOTION_NOTHING_TO_GIVE',
]

/**
 * Takes part in the promotion that a code is for. Each try is counted before the code is looked at, and a right one is given back, so that no
 * number of tries at once is worth more than one after the other. Codes that do not work are answered alike, whatever is wrong with them.
 * Throws REWARDS_NOT_FOR_YOU, PROMOTION_CODE_LOCKED, PROMOTION_CODE_WRONG, and PROMOTION_CODE_HAD to who used that code himself.
 */
export async function redeemCode(
  dependencies: Dependencies,
  claimant: Claimant,
  { code: typed, ip }: { readonly code: string; readonly ip: string },
): Promise<PromotionView> {
  const { database, rewards } = dependencies
  await rewards.checkMayReceive(database, claimant)
  const moment = await momentOf(dependencies, claimant.merchantId)
  const giveBack = await countTry(dependencies, claimant, ip)
  try {
    const view = await use(dependencies, claimant, readCode(typed), moment)
    await giveBack()
    return view
  } catch (error) {
    // Who repeats a code of his own guesses nothing, and others at his address should not wait for it.
    if (error instanceof Failure && error.code === 'PROMOTION_CODE_HAD') await giveBack()
    throw error
  }
}

/** Throws PROMOTION_CODE_LOCKED. */
async function countTry(
  { verification: { attempts } }: Dependencies,
  { merchantId, memberId }: Claimant,
  ip: string,
): Promise<() => Promise<void>> {
  const subjects = [
    [`promotion-code:${memberId}`, MOST_OF_MEMBER],
    [`promotion-code@${networkOf(ip)}`, MOST_OF_ADDRESS],
  ] as const
  for (const [subject, most] of subjects)
    if ((await attempts.take(merchantId, subject, most)) === undefined)
      throw promotionsErrors.PROMOTION_CODE_LOCKED({ extras: { retryAfter: ATTEMPT_MINUTES * 60 } })
  return async () =>
    void (await attempts.giveBack(
      merchantId,
      subjects.map(([subject]) => subject),
    ))
}

async function use(
  dependencies: Dependencies,
  claimant: Claimant,
  code: string,
  moment: Moment,
): Promise<PromotionView> {
  const wrong = () => promotionsErrors.PROMOTION_CODE_WRONG({ field: 'code' })
  if (code === '' || code.length > LONGEST_CODE) throw wrong()
  try {
    return await dependencies.database.transaction(async (tx) => {
      const id = await takeUse(tx, { merchantId: claimant.merchantId, code }, moment.now)
      // Only now: the same member may have used it while the code was waited for.
      if (await hasUsed(tx, claimant, code)) throw promotionsErrors.PROMOTION_CODE_HAD({ field: 'code' })
      if (id === undefined) throw wrong()
      const view = await findPromotion(dependencies, tx, claimant, id, moment)
      if (view.terms.trigger !== 'CODE') throw wrong()
      const claim = await take(dependencies, tx, claimant, { view, moment })
      await insertUse(tx, claimant, { code, claimId: claim.id, at: moment.now })
      return findPromotion(dependencies, tx, claimant, id, moment)
    })
  } catch (error) {
    if (error instanceof Failure && TELLING.includes(error.code)) throw wrong()
    throw error
  }
}
