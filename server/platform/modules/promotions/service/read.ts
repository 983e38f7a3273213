import type { Transaction } from '../../../db/connection.ts'
import type { AccountHolder } from '../../../lib/account-types.ts'
import { dateAt } from '../../../lib/local-day.ts'
import type { Money } from '../../../lib/money.ts'
import { promotionsErrors } from '../errors.ts'
import { type Moment, occasionNow } from '../occasions.ts'
import {
  type ClaimRow,
  type HistoryFilter,
  listHistory,
  type MemberKey,
  NO_CLAIMS,
  type OwnClaims,
  readOwnClaims,
} from '../repository/claims.ts'
import { findShown, listShown, type ShownPromotion } from '../repository/promotions.ts'
import { type Facts, isShown, isUnderWay, offerOf, standingOf } from '../standing.ts'
import type { Obstacle, Standing } from '../states.ts'
import { type PromotionTerms, parseTerms } from '../terms.ts'
import type { Claimant, Dependencies } from './dependencies.ts'
import { readFacts } from './facts.ts'

/** So long a promotion that is over is still shown, as closed. */
const SHOWN_AFTER_END = 7 * 86_400_000

/** A promotion as somebody sees it. */
export interface PromotionView {
  readonly promotion: ShownPromotion
  readonly terms: PromotionTerms
  readonly standing: Standing
  /** What the viewer lacks for a promotion that is open to others. */
  readonly obstacle: Obstacle | null
  /** What a return of losses would give now. */
  readonly offer: Money | null
  /** The viewer's last claim of it. */
  readonly claim: ClaimRow | undefined
  readonly own: OwnClaims
  /** Null of a visitor. */
  readonly facts: Facts | null
}

/** Who looks at promotions; a visitor has no account. */
export interface Asker {
  readonly merchantId: string
  readonly claimant?: Claimant | undefined
}

/** Who is shown what a brand promises. */
export interface Viewer extends Asker {
  readonly claimant?: (Claimant & AccountHolder) | undefined
}

/** All that a brand shows, each as it stands for who asks; to who takes a break only what is under way. */
export async function listPromotions(dependencies: Dependencies, asker: Viewer): Promise<PromotionView[]> {
  const { database, clock, rewards } = dependencies
  const shown = await listShown(database, asker.merchantId, new Date(clock.now().getTime() - SHOWN_AFTER_END))
  const views = await viewsOf(dependencies, asker, shown, await momentOf(dependencies, asker.merchantId))
  const { claimant } = asker
  if (claimant === undefined || (await rewards.mayBeShown(database, claimant))) return views
  return views.filter(({ claim }) => claim !== undefined && isUnderWay(claim.state))
}

/** Asked before a transaction: brands are kept in memory, and read outside of any. */
export async function momentOf({ clock, sites }: Dependencies, merchantId: string): Promise<Moment> {
  const { timeZone, currency } = await sites.findMerchant(merchantId)
  const now = clock.now()
  return { now, today: dateAt(now, timeZone), timeZone, currency }
}

/** One promotion as a transaction sees it. Throws PROMOTION_NOT_FOUND, also to whom it is not shown. */
export async function findPromotion(
  dependencies: Dependencies,
  tx: Transaction,
  claimant: Claimant,
  id: string,
  moment: Moment,
): Promise<PromotionView> {
  const promotion = await findShown(tx, claimant.merchantId, id)
  const asker = { merchantId: claimant.merchantId, claimant }
  const [view] = promotion === undefined ? [] : await viewsOf(dependencies, asker, [promotion], moment, tx)
  if (view === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
  return view
}

/** A page of what a member claimed, the newest first. */
export const listOwnClaims = (
  { database }: Dependencies,
  member: MemberKey,
  filter: HistoryFilter,
  page: { readonly limit: number; readonly offset: number },
) => listHistory(database.query, member, filter, page)

/** What is shown of some promotions: as many queries however many there are. */
async function viewsOf(
  dependencies: Dependencies,
  { claimant }: Asker,
  promotions: readonly ShownPromotion[],
  moment: Moment,
  tx?: Transaction,
): Promise<PromotionView[]> {
  const read = promotions.map((promotion) => ({ promotion, terms: parseTerms(promotion.terms) }))
  const asked = read.map(({ promotion, terms }) => ({ id: promotion.id, occasion: occasionNow(terms, moment) }))
  const allTerms = read.map(({ terms }) => terms)
  const facts = claimant === undefined ? null : await readFacts(dependencies, claimant, allTerms, moment, tx)
  const claims = claimant === undefined ? new Map() : await readOwnClaims(tx ?? dependencies.database, claimant, asked)
  return read.flatMap(({ promotion, terms }): PromotionView[] => {
    const own: OwnClaims = claims.get(promotion.id) ?? NO_CLAIMS
    const look = { promotion, terms, own, facts, moment }
    if (!isShown(look)) return []
    return [{ promotion, terms, ...standingOf(look), offer: offerOf(terms, facts), claim: own.last, own, facts }]
  })
}
