import type { Transaction } from '../../../../db/connection.ts'
import type { Rows } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { mayCount, presentProposal } from '../../../proposals/service.ts'
import { pointsErrors } from '../../errors.ts'
import { type Goods, type GoodsInput, givesMoreGoods } from '../../goods.ts'
import * as repository from '../../repository/goods.ts'
import { pointsRights } from '../policy.ts'
import { presentGoodsInput } from '../presenter.ts'
import type { PointsOperatorDependencies } from './dependencies.ts'
import { checkGoods, demandOwnPictures } from './goods-checks.ts'

/** Goods, in which currency their money is, and what waits about them. */
export interface GoodsView {
  readonly goods: Goods
  readonly currency: string
  readonly proposal: ReturnType<typeof presentProposal>
}

type Reason = By & { readonly reason: string }

/** A page of all goods of the brand in view. */
export async function listMallGoods(
  { database, proposals, sites }: PointsOperatorDependencies,
  session: OperatorSession,
  filter: repository.GoodsFilter,
  asked: PageRequest,
): Promise<Rows<GoodsView>> {
  demand(session, pointsRights['mallGoods.read'])
  const { merchantId } = session
  const { currency } = await sites.findMerchant(merchantId)
  const { rows, total } = await repository.listGoods(database.query, merchantId, filter, pageOf(asked))
  const ids = rows.map(({ id }) => id)
  const waiting = await proposals.listShown([merchantId], 'mallGoods', ids)
  return { rows: rows.map((goods) => ({ goods, currency, proposal: waiting.get(goods.id) ?? null })), total }
}

/** Throws MALL_GOODS_NOT_FOUND, also for another brand's. */
export async function findMallGoods(
  { database, proposals, sites }: PointsOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<GoodsView> {
  demand(session, pointsRights['mallGoods.read'])
  const { merchantId } = session
  const goods = await repository.findGoods(database.query, merchantId, id)
  if (goods === undefined) throw pointsErrors.MALL_GOODS_NOT_FOUND()
  const { currency } = await sites.findMerchant(merchantId)
  return { goods, currency, proposal: presentProposal(await proposals.find(merchantId, 'mallGoods', id)) }
}

/** Makes goods that are closed: opening them is what takes two operators. Throws as `checkGoods` and `demandOwnPictures`. */
export async function createMallGoods(
  dependencies: PointsOperatorDependencies,
  by: Reason,
  wanted: Omit<GoodsInput, 'isOpen'>,
): Promise<GoodsView> {
  const { clock, operators, sites } = dependencies
  const { merchantId } = by.session
  const input = { ...wanted, isOpen: false }
  const brand = await sites.findMerchant(merchantId)
  const { id } = await operators.perform(by, deedOf('create'), async (tx) => {
    checkGoods(input, brand)
    await demandOwnPictures(tx, merchantId, input)
    const now = clock.now()
    return { before: null, after: await repository.insertGoods(tx.query, merchantId, newId(now.getTime()), input, now) }
  })
  return findMallGoods(dependencies, by.session, id)
}

/**
 * Changes goods; what gives more takes two operators. Throws MALL_GOODS_NOT_FOUND, as `checkGoods` and `demandOwnPictures`, and as
 * `mayCount`.
 */
export async function updateMallGoods(
  dependencies: PointsOperatorDependencies,
  by: Reason,
  id: string,
  wanted: GoodsInput,
): Promise<GoodsView> {
  const { operators, sites } = dependencies
  const brand = await sites.findMerchant(by.session.merchantId)
  await operators.perform(by, deedOf('update'), (tx) => {
    checkGoods(wanted, brand)
    return change(dependencies, tx, by, { id, wanted })
  })
  return findMallGoods(dependencies, by.session, id)
}

async function change(
  { clock }: PointsOperatorDependencies,
  tx: Transaction,
  { session, reason }: Reason,
  { id, wanted }: { readonly id: string; readonly wanted: GoodsInput },
): Promise<{ before: Goods; after: Goods; action?: string }> {
  const { merchantId } = session
  const before = await repository.lockGoods(tx.query, merchantId, id)
  if (before === undefined) throw pointsErrors.MALL_GOODS_NOT_FOUND()
  await demandOwnPictures(tx, merchantId, wanted)
  const about = { merchantId, kind: 'mallGoods', subjectId: id } as const
  const raises = givesMoreGoods(before, wanted)
  const wish = presentGoodsInput(wanted)
  if (!(await mayCount(tx, session, { ...about, wish, reason, raises }, clock.now())))
    return { before, after: { ...before, ...wanted }, action: 'mallGoods.propose' }
  return { before, after: await repository.updateGoods(tx.query, merchantId, id, wanted, clock.now()) }
}

const deedOf = (verb: 'create' | 'update') => ({
  right: pointsRights['mallGoods.change'],
  action: `mallGoods.${verb}`,
  subjectKind: 'mallGoods',
  changesSite: 'rewards' as const,
  subjectId: ({ id }: Goods) => id,
  present: presentGoodsInput,
})
