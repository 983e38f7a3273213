import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { type DocumentReference, house } from '../../ledger/service.ts'
import { POINT } from '../ratio.ts'
import { workOff } from '../repository/debts.ts'
import type { MemberKey, RedemptionRow } from '../repository/redemptions.ts'
import type { Dependencies } from './dependencies.ts'

/** The account of the house that gives points and takes them back; what its mall takes and gives in money is in it too. */
export const PROGRAMME = 'points'
const MALL = house.promotion(PROGRAMME)

interface Moving {
  readonly ledger: Pick<Dependencies['ledger'], 'openAccounts' | 'post'>
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
  const { merchantId, memberId, points, programme, document, actor } = gift
  const owner = { merchantId, memberId }
  await ledger.openAccounts(tx, owner, [{ currency: POINT, account: 'CASH' }])
  const order = { ...owner, source: 'points', kind: 'POINTS', document, currency: POINT } as const
  const key = `${document.kind}:${document.id}`
  const [given] = await ledger.post(tx, [
    {
      ...order,
      key,
      amount: points,
      from: house.promotion(programme),
      to: 'CASH',
      ...(actor !== undefined && { actor }),
    },
  ])
  if (given?.replayed !== true) await payDebt({ ledger }, tx, owner, { points, key, id: document.id })
}

/** The document of points that go again: not the one that gave them, whose movements are held against what it gave. */
const RETURN = 'point-return'

/** Takes what a member owes out of points that just came. */
async function payDebt(
  { ledger }: Moving,
  tx: Transaction,
  owner: MemberKey,
  { points, key, id }: { readonly points: bigint; readonly key: string; readonly id: string },
): Promise<void> {
  const amount = await workOff(tx, owner, points)
  if (amount === 0n) return
  const order = { ...owner, source: 'points', kind: 'POINTS', currency: POINT, document: { kind: RETURN, id } } as const
  await ledger.post(tx, [{ ...order, key: `${key}:owed`, amount, from: 'CASH', to: MALL }])
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
  await payDebt({ ledger }, tx, { merchantId, memberId }, { points, key: `redemption:${id}`, id })
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
