import type { Rows } from '../../../db/search.ts'
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

/** A change of a member's points and what they came to by it. */
export interface PointEntry {
  readonly id: string
  readonly at: Date
  readonly change: bigint
  readonly after: bigint
  readonly documentKind: string
  readonly documentId: string
}

/** Changes of the member's points, newest first; `nextBefore` is the cursor of the next page. */
export async function listChanges(
  { ledger }: Dependencies,
  holder: Holder,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<{ entries: PointEntry[]; nextBefore: bigint | undefined }> {
  demandPoints(holder)
  const { merchantId, memberId } = holder
  const asked = { merchantId, memberId, currency: POINT, limit, ...(before !== undefined && { before }) }
  const { entries, nextBefore } = await ledger.statement(asked)
  return {
    entries: entries.map(({ version, at, amount, after, document }) => ({
      id: version.toString(),
      at,
      change: amount,
      after,
      documentKind: document.kind,
      documentId: document.id,
    })),
    nextBefore,
  }
}
