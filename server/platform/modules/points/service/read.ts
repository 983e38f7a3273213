import { momentsOf, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Stretch } from '../../../http/feed.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { Goods } from '../goods.ts'
import { POINT, type PointSettings } from '../ratio.ts'
import { listGoods } from '../repository/goods.ts'
import { listOfMember, type RedemptionFilter, type RedemptionRow } from '../repository/redemptions.ts'
import { readSettings } from '../repository/settings.ts'
import { type Dependencies, demandPoints, type Holder } from './dependencies.ts'

/** The points of a member. Throws POINTS_NEED_TRUE_ACCOUNT, as all that is about somebody's points. */
export async function readBalance({ ledger }: Dependencies, holder: Holder): Promise<bigint> {
  demandPoints(holder)
  return ledger.balance(holder, POINT)
}

/** What a brand gives points for, and for points; anybody may know. */
export const readConfig = ({ database }: Dependencies, merchantId: string): Promise<PointSettings> =>
  readSettings(database.query, merchantId)

/** What can be had now, in its order; anybody may look. */
export const listRewards = ({ database }: Dependencies, merchantId: string, asked: PageRequest): Promise<Rows<Goods>> =>
  listGoods(database.query, merchantId, { isOpen: true }, pageOf(asked))

/** What the member redeemed, newest first. */
export async function listRedemptions(
  { database }: Dependencies,
  holder: Holder,
  filter: RedemptionFilter,
  asked: PageRequest,
): Promise<Rows<RedemptionRow>> {
  demandPoints(holder)
  return listOfMember(database.query, holder, filter, pageOf(asked))
}

/** Changes of the member's points, newest first. */
export async function listChanges({ ledger }: Dependencies, holder: Holder, span: TimeSpan, stretch: Stretch<bigint>) {
  demandPoints(holder)
  const { merchantId, memberId } = holder
  return ledger.statement({ merchantId, memberId, currency: POINT, ...momentsOf(span), stretch })
}
