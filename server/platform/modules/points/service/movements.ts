import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { type DocumentReference, house } from '../../ledger/service.ts'
import { POINT } from '../ratio.ts'
import { type PointsCame, workOff } from '../repository/debts.ts'
import type { MemberKey, RedemptionRow } from '../repository/redemptions.ts'
import type { Dependencies } from './dependencies.ts'

/** The account of the house that gives points and takes them back; what its mall takes and gives in money is in it too. */
export const PROGRAMME = 'points'
const MALL = house.promotion(PROGRAMME)

interface Moving {
  readonly ledger: Pick<Dependencies['ledger'], 'openWallets' | 'post' | 'postMany'>
}
type Cost = Pick<RedemptionRow, 'merchant_id' | 'member_id' | 'id' | 'points' | 'currency' | 'amount_required'>

/** The document of the points that a deposit earned. */
export const EARNING = 'point-earning'

/** Points that the house gives. */
export interface PointGift extends MemberKey {
  readonly points: bigint
  /** What they come from: the house account that pays, such as a promotion's id. */
  readonly programme: string
  /** They are given once for it. */
  readonly document: DocumentReference
  /** The operator behind it. */
  readonly actor?: string
}

/**
 * Gives points in the caller's transaction, beside their document; the same document again moves nothing. The account of points opens with the
 * first. What the member owes goes at once.
 */
export async function givePoints({ ledger }: Moving, tx: Transaction, gift: PointGift): Promise<void> {
  await ledger.openWallets(tx, [gift], POINT)
  const [given] = await ledger.post(tx, [orderOf(gift)])
  if (given?.replayed !== true) await payDebts({ ledger }, tx, [dueOf(gift)])
}

/** The same for gifts of several members, none of them twice, whose documents are of one kind and gave nothing before. */
export async function giveNewPoints({ ledger }: Moving, tx: Transaction, gifts: readonly PointGift[]): Promise<void> {
  if (gifts.length === 0) return
  await ledger.openWallets(tx, gifts, POINT)
  await ledger.postMany(tx, gifts.map(orderOf))
  await payDebts({ ledger }, tx, gifts.map(dueOf))
}

const keyOf = ({ kind, id }: DocumentReference): string => `${kind}:${id}`

/** The movement of a gift. */
function orderOf({ merchantId, memberId, points, programme, document, actor }: PointGift) {
  return {
    merchantId,
    memberId,
    source: 'points',
    kind: 'POINTS',
    document,
    currency: POINT,
    key: keyOf(document),
    amount: points,
    from: house.promotion(programme),
    to: 'CASH',
    ...(actor !== undefined && { actor }),
  } as const
}

/** The document of points that go again: not the one that gave them, whose movements are held against what it gave. */
const RETURN = 'point-return'

/** Points that just came, out of which goes what their member owes. */
interface Due extends PointsCame {
  /** Of the movement that brought them. */
  readonly key: string
  /** Of their document. */
  readonly id: string
}

const dueOf = ({ merchantId, memberId, points, document }: PointGift): Due => ({
  merchantId,
  memberId,
  points,
  key: keyOf(document),
  id: document.id,
})

/** Takes what members owe out of points that just came to them. */
async function payDebts({ ledger }: Moving, tx: Transaction, dues: readonly Due[]): Promise<void> {
  const worked = await workOff(tx, dues)
  const orders = worked.flatMap(({ place, taken: amount }) => {
    const due = dues[place]
    if (due === undefined) throw new Error('Points that did not come worked a debt off')
    const { merchantId, memberId, key, id } = due
    const order = { merchantId, memberId, source: 'points', kind: 'POINTS', currency: POINT } as const
    return [{ ...order, document: { kind: RETURN, id }, key: `${key}:owed`, amount, from: 'CASH', to: MALL } as const]
  })
  await ledger.postMany(tx, orders)
}

/** Takes points of a document back, as far as they are there; answers how many that were. The same document again takes nothing. */
export async function takePoints(
  { ledger }: Pick<Dependencies, 'ledger'>,
  tx: Transaction,
  { merchantId, memberId, programme, points, document, actor }: PointGift,
): Promise<bigint> {
  const owner = { merchantId, memberId }
  await ledger.lock(tx, owner)
  const balance = await ledger.balance(owner, POINT, 'CASH', tx)
  const amount = balance < points ? balance : points
  if (amount > 0n)
    await ledger.post(tx, [
      {
        ...owner,
        source: 'points',
        key: `${document.kind}:${document.id}:return`,
        kind: 'POINTS',
        document: { kind: RETURN, id: document.id },
        currency: POINT,
        amount,
        from: 'CASH',
        to: house.promotion(programme),
        ...(actor !== undefined && { actor }),
      },
    ])
  return amount
}

/** Takes what a redemption costs. Throws WALLET_INSUFFICIENT. */
export const takeCost = async ({ ledger }: Moving, tx: Transaction, cost: Cost): Promise<void> => {
  await ledger.post(
    tx,
    legsOf(cost).map((leg) => ({ ...leg, from: 'CASH', to: MALL })),
  )
}

/** Gives back what a redemption cost, once. */
export const giveBackCost = async (
  { ledger }: Moving,
  tx: Transaction,
  cost: Cost,
  by: { readonly actor: string; readonly reason: string },
): Promise<void> => {
  const [returned] = await ledger.post(
    tx,
    legsOf(cost).map((leg) => ({ ...leg, ...by, key: `${leg.key}:return`, from: MALL, to: 'CASH' })),
  )
  if (returned?.replayed === true) return
  const { merchant_id: merchantId, member_id: memberId, id, points } = cost
  await payDebts({ ledger }, tx, [{ merchantId, memberId, points, key: `redemption:${id}`, id }])
}

/** The points, and the money where it costs some. */
function legsOf({ merchant_id, member_id, id, points, currency, amount_required }: Cost) {
  const leg = (kind: 'POINTS' | 'PURCHASE', paidIn: string, amount: Money) => ({
    merchantId: merchant_id,
    memberId: member_id,
    source: 'points',
    key: `redemption:${id}:${kind}`,
    kind,
    document: { kind: 'redemption' as const, id },
    currency: paidIn,
    amount,
  })
  const money = amount_required > 0n ? [leg('PURCHASE', currency, amount_required)] : []
  return [leg('POINTS', POINT, points), ...money]
}
