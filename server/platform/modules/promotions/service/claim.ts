import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { parseMoney } from '../../../lib/money.ts'
import { promotionsErrors } from '../errors.ts'
import { findRegistration, insertClaim, ownsFiles } from '../repository/claims.ts'
import { isFor, nextOccasion } from '../standing.ts'
import { type PromotionTerms, parseTerms, waitsForDeposit } from '../terms.ts'
import type { Claimant, Dependencies } from './dependencies.ts'
import { give } from './give.ts'
import { findPromotion, type Moment, momentOf, type PromotionView } from './read.ts'

/** What a member sends along with an application. */
export interface Application {
  readonly comment: string | null
  /** Files that the member uploaded. */
  readonly images: readonly string[]
}

/**
 * Takes part in a promotion: joins one that waits for a deposit, applies for one that operators decide, and is given any other
 * at once. A time of it comes once, however often it is asked for. Throws PROMOTION_NOT_FOUND, PROMOTION_CLOSED, PROMOTION_HAD,
 * PROMOTION_NOT_FOR_YOU, PROMOTION_IMAGE_UNKNOWN, and as `give`.
 */
export async function claimPromotion(
  dependencies: Dependencies,
  claimant: Claimant,
  id: string,
  application: Application,
): Promise<PromotionView> {
  const moment = await momentOf(dependencies, claimant.merchantId)
  return dependencies.database.transaction(async (tx) => {
    const view = await findPromotion(tx, claimant, id, moment)
    const terms = parseTerms(view.promotion.terms)
    await refuse(dependencies, tx, claimant, { view, terms, moment })
    if (!(await ownsFiles(tx.query, claimant, application.images)))
      throw promotionsErrors.PROMOTION_IMAGE_UNKNOWN({ field: 'images' })
    const claim = await write(tx, claimant, { view, terms, moment, application })
    if (terms.approval === 'AUTOMATIC' && !waitsForDeposit(terms))
      await give(dependencies, tx, claim, { terms, state: 'CLAIMED' })
    return findPromotion(tx, claimant, id, moment)
  })
}

/** What a member asks for, as it stands at that moment. */
interface Wish {
  readonly view: PromotionView
  readonly terms: PromotionTerms
  readonly moment: Moment
}

/** Says why somebody may not take part. */
async function refuse(
  { ledger, rewards }: Dependencies,
  tx: Transaction,
  claimant: Claimant,
  { view: { promotion, standing }, terms, moment }: Wish,
): Promise<void> {
  await rewards.checkMayReceive(tx, claimant)
  if (promotion.currency !== claimant.currency) throw promotionsErrors.PROMOTION_NOT_FOR_YOU()
  if (terms.trigger === 'FIRST_DEPOSIT' && (await hasDeposited(ledger, claimant)))
    throw promotionsErrors.PROMOTION_NOT_FOR_YOU()
  if (standing === 'JOIN' || standing === 'CLAIM') return
  if (standing === 'COMING_SOON') throw promotionsErrors.PROMOTION_CLOSED()
  if (standing !== 'CLOSE') throw promotionsErrors.PROMOTION_HAD()
  const registeredAt = await findRegistration(tx.query, claimant)
  const isMeant = registeredAt !== undefined && isFor(terms, { registeredAt }, moment.now)
  throw isMeant ? promotionsErrors.PROMOTION_CLOSED() : promotionsErrors.PROMOTION_NOT_FOR_YOU()
}

async function hasDeposited(ledger: Dependencies['ledger'], { currency, ...owner }: Claimant): Promise<boolean> {
  const sums = await ledger.sumKinds(owner, currency, {})
  return sums.some(({ kind, came }) => kind === 'DEPOSIT' && came > 0n)
}

async function write(
  tx: Transaction,
  { merchantId, memberId, currency }: Claimant,
  { view, terms, moment, application }: Wish & { readonly application: Application },
) {
  const { promotion, claims } = view
  const { now, today } = moment
  const claim = await insertClaim(tx.query, {
    merchant_id: merchantId,
    member_id: memberId,
    id: newId(now.getTime()),
    promotion_id: promotion.id,
    version: promotion.version,
    occasion: nextOccasion(terms, claims, today),
    state: waitsForDeposit(terms) ? 'JOINED' : 'APPLYING',
    currency,
    comment: application.comment,
    images: [...application.images],
    least_deposit: terms.leastDeposit === null ? null : parseMoney(terms.leastDeposit),
    created_at: now,
    changed_at: now,
  })
  // Somebody else of the same member asked at the same time.
  if (claim === undefined) throw promotionsErrors.PROMOTION_HAD()
  return claim
}
