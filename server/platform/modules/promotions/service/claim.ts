import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { parseMoney } from '../../../lib/money.ts'
import { contactHash } from '../contact-hash.ts'
import { promotionsErrors } from '../errors.ts'
import { type Moment, occasionNow, pastPeriod } from '../occasions.ts'
import { type ClaimRow, insertClaim, ownsFiles } from '../repository/claims.ts'
import { hasOpenBets } from '../repository/facts.ts'
import { lossOf } from '../standing.ts'
import { waitsForDeposit } from '../terms.ts'
import type { Claimant, Dependencies } from './dependencies.ts'
import { give } from './give.ts'
import { findPromotion, momentOf, type PromotionView } from './read.ts'
import { waitsForOperator } from './suspicion.ts'

/** What a member sends along with an application. */
export interface Application {
  readonly comment: string | null
  /** Files that the member uploaded. */
  readonly images: readonly string[]
}

const NOTHING_ALONG: Application = { comment: null, images: [] }

/**
 * Takes part in a promotion: joins one that waits for a deposit, applies for one that operators decide, and is given any other
 * at once, unless it looks like abuse: then it waits as if it were applied for. A time of it comes once, however often it is asked for. Throws PROMOTION_NOT_FOUND, PROMOTION_CLOSED, PROMOTION_HAD,
 * PROMOTION_NOT_FOR_YOU, PROMOTION_NEEDS_CODE, PROMOTION_BETS_OPEN, PROMOTION_IMAGE_UNKNOWN, and as `give`.
 */
export async function claimPromotion(
  dependencies: Dependencies,
  claimant: Claimant,
  id: string,
  application: Application,
): Promise<PromotionView> {
  const moment = await momentOf(dependencies, claimant.merchantId)
  return dependencies.database.transaction(async (tx) => {
    const view = await findPromotion(dependencies, tx, claimant, id, moment)
    if (view.terms.trigger === 'CODE') throw promotionsErrors.PROMOTION_NEEDS_CODE()
    await take(dependencies, tx, claimant, { view, moment, application })
    return findPromotion(dependencies, tx, claimant, id, moment)
  })
}

/** What a member asks for, as it stands at that moment. */
export interface Wish {
  readonly view: PromotionView
  readonly moment: Moment
  readonly application?: Application
}

/** Takes part within the caller's transaction, whatever led to it. Throws as `claimPromotion`. */
export async function take(
  dependencies: Dependencies,
  tx: Transaction,
  claimant: Claimant,
  { view, moment, application = NOTHING_ALONG }: Wish,
): Promise<ClaimRow> {
  const { terms } = view
  await refuse(dependencies, tx, claimant, { view, moment })
  if (!(await ownsFiles(tx.query, claimant, application.images)))
    throw promotionsErrors.PROMOTION_IMAGE_UNKNOWN({ field: 'images' })
  const claim = await write(tx, claimant, { view, moment, application })
  if (waitsForDeposit(terms) || (await waitsForOperator(tx, claim, terms, moment.now))) return claim
  return give(dependencies, tx, claim, { terms, state: 'CLAIMED' })
}

/** Says why somebody may not take part. */
async function refuse(
  { ledger, rewards }: Dependencies,
  tx: Transaction,
  claimant: Claimant,
  { view: { terms, standing, obstacle }, moment }: Wish,
): Promise<void> {
  await rewards.checkMayReceive(tx, claimant)
  if (moment.currency !== claimant.currency) throw promotionsErrors.PROMOTION_NOT_FOR_YOU()
  if (terms.trigger === 'FIRST_DEPOSIT' && (await hasDeposited(ledger, tx, claimant)))
    throw promotionsErrors.PROMOTION_NOT_FOR_YOU()
  if (obstacle !== null) throw promotionsErrors.PROMOTION_NOT_FOR_YOU({ extras: { obstacle } })
  if (standing === 'COMING_SOON' || standing === 'CLOSE') throw promotionsErrors.PROMOTION_CLOSED()
  if (standing !== 'JOIN' && standing !== 'CLAIM') throw promotionsErrors.PROMOTION_HAD()
  const period = terms.loss === null ? undefined : pastPeriod(terms.loss.period, moment)
  if (period !== undefined && (await hasOpenBets(tx, claimant, period))) throw promotionsErrors.PROMOTION_BETS_OPEN()
}

async function hasDeposited(
  ledger: Dependencies['ledger'],
  tx: Transaction,
  { currency, ...owner }: Claimant,
): Promise<boolean> {
  const sums = await ledger.sumKinds(owner, currency, {}, tx)
  return sums.some(({ kind, came }) => kind === 'DEPOSIT' && came > 0n)
}

async function write(
  tx: Transaction,
  { merchantId, memberId, currency }: Claimant,
  { view, moment, application }: Required<Wish>,
): Promise<ClaimRow> {
  const { promotion, terms, own, facts } = view
  const { now } = moment
  const contact = terms.contact === null ? undefined : facts?.contacts.get(terms.contact)
  const claim = await insertClaim(tx.query, {
    merchant_id: merchantId,
    member_id: memberId,
    id: newId(now.getTime()),
    promotion_id: promotion.id,
    version: promotion.version,
    occasion: occasionNow(terms, moment) ?? String(own.count + 1),
    state: waitsForDeposit(terms) ? 'JOINED' : 'APPLYING',
    currency: promotion.currency,
    comment: application.comment,
    images: [...application.images],
    deposit_currency: currency,
    least_deposit: terms.leastDeposit === null ? null : parseMoney(terms.leastDeposit),
    loss: lossOf(terms, facts),
    contact_hash: contact === undefined ? null : contactHash(merchantId, contact),
    created_at: now,
    changed_at: now,
  })
  // Somebody else of the same member asked at the same time, or another account told the same contact.
  if (claim === undefined) throw promotionsErrors.PROMOTION_HAD()
  return claim
}
