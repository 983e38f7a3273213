import type { Transaction } from '../../../db/connection.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { promotionsErrors } from '../errors.ts'
import { type ClaimRow, findRegistration, listClaims, listHistory, type MemberKey } from '../repository/claims.ts'
import { findShown, listShown, type ShownPromotion } from '../repository/promotions.ts'
import { standingOf, type Viewer } from '../standing.ts'
import type { Standing } from '../states.ts'
import type { Dependencies } from './dependencies.ts'

/** So long a promotion that is over is still shown, as closed. */
const SHOWN_AFTER_END = 7 * 86_400_000

/** A promotion as somebody sees it. */
export interface PromotionView {
  readonly promotion: ShownPromotion
  readonly standing: Standing
  /** What the viewer has of it, the newest first. */
  readonly claims: readonly ClaimRow[]
}

/** Who looks at promotions; a visitor has no account. */
export interface Asker {
  readonly merchantId: string
  readonly memberId?: string | undefined
}

/** All that a brand shows, each as it stands for who asks. */
export async function listPromotions(dependencies: Dependencies, asker: Asker): Promise<PromotionView[]> {
  const { database, clock } = dependencies
  const shown = await listShown(database, asker.merchantId, new Date(clock.now().getTime() - SHOWN_AFTER_END))
  return viewsOf(database, asker, shown, await momentOf(dependencies, asker.merchantId))
}

/** Now, and which day that is for the brand. Asked before a transaction: brands are kept in memory, and read outside of any. */
export interface Moment {
  readonly now: Date
  readonly today: string
}

export async function momentOf({ clock, sites }: Dependencies, merchantId: string): Promise<Moment> {
  const { timeZone } = await sites.findMerchant(merchantId)
  const now = clock.now()
  return { now, today: dateAt(now, timeZone) }
}

/** One promotion as a transaction sees it. Throws PROMOTION_NOT_FOUND. */
export async function findPromotion(
  tx: Pick<Transaction, 'raw' | 'query'>,
  asker: Asker,
  id: string,
  moment: Moment,
): Promise<PromotionView> {
  const promotion = await findShown(tx, asker.merchantId, id)
  if (promotion === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
  const [view] = await viewsOf(tx, asker, [promotion], moment)
  if (view === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
  return view
}

/** A page of what a member claimed, the newest first. */
export const listOwnClaims = (
  { database }: Dependencies,
  member: MemberKey,
  page: { readonly limit: number; readonly offset: number },
) => listHistory(database.query, member, page)

async function viewsOf(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, memberId }: Asker,
  promotions: readonly ShownPromotion[],
  moment: Moment,
): Promise<PromotionView[]> {
  const ids = promotions.map(({ id }) => id)
  const member = memberId === undefined ? undefined : { merchantId, memberId }
  const claims = member === undefined ? [] : await listClaims(query, member, ids)
  const viewer = member === undefined ? null : viewerOf(await findRegistration(query, member))
  return promotions.map((promotion) => {
    const own = claims.filter(({ promotion_id }) => promotion_id === promotion.id)
    return { promotion, standing: standingOf(promotion, own, { viewer, ...moment }), claims: own }
  })
}

const viewerOf = (registeredAt: Date | undefined): Viewer | null =>
  registeredAt === undefined ? null : { registeredAt }
