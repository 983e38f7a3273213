import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentProposal } from '../../proposals/service.ts'
import { presentConfig } from '../presenter.ts'
import { presentGoods, presentOperatorRedemption } from './presenter.ts'
import { pointsOperatorCalls as calls } from './schema.ts'
import type { PointsOperatorDependencies } from './service/dependencies.ts'
import { createMallGoods, findMallGoods, type GoodsView, listMallGoods, updateMallGoods } from './service/goods.ts'
import { decideRedemption, findRedemption, listOperatorRedemptions } from './service/redemptions.ts'
import { changeSettings, findSettings, type SettingsView } from './service/settings.ts'
import { readGoodsWish, readSettingsWish } from './wishes.ts'

type Context = HttpContext & PointsOperatorDependencies

/** What operators do about points: what they are worth, what the mall has, and what members want of it. */
export function registerPointsOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.getPointSettings, async ({ session }) => show(await findSettings(context, session)))
  route(app, context, calls.updatePointSettings, async ({ session, ip, body }) => {
    const by = { session, ip, reason: body.reason }
    return show(await changeSettings(context, by, readSettingsWish(body)))
  })
  registerGoods(app, context)
  registerRedemptions(app, context)
}

function registerGoods(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listMallGoods, async ({ session, query }) => {
    const { ids, ...filter } = query
    const wanted = { ...filter, ...(ids !== undefined && { ids: ids.split(',') }) }
    const { rows, total } = await listMallGoods(context, session, wanted, query)
    return page(rows.map(showGoods), total, query)
  })
  route(app, context, calls.getMallGoods, async ({ session, params }) =>
    showGoods(await findMallGoods(context, session, params.id)),
  )
  route(app, context, calls.createMallGoods, async ({ session, ip, body }) =>
    showGoods(await createMallGoods(context, { session, ip, reason: body.reason }, readGoodsWish(body))),
  )
  route(app, context, calls.updateMallGoods, async ({ session, ip, params, body }) => {
    const wanted = { ...readGoodsWish(body), isOpen: body.isOpen }
    return showGoods(await updateMallGoods(context, { session, ip, reason: body.reason }, params.id, wanted))
  })
}

function registerRedemptions(app: FastifyInstance, context: Context): void {
  /** In the words of the brand: operators of any language know its goods by them. */
  const readingOf = async (merchantId: string) => {
    const { defaultLanguage } = await context.sites.findMerchant(merchantId)
    return { language: defaultLanguage, defaultLanguage }
  }
  route(app, context, calls.listOperatorRedemptions, async ({ session, query }) => {
    const { rows, total } = await listOperatorRedemptions(context, session, query, query)
    const reading = await readingOf(session.merchantId)
    return page(
      rows.map((row) => presentOperatorRedemption(row, reading)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorRedemption, async ({ session, params }) =>
    presentOperatorRedemption(await findRedemption(context, session, params.id), await readingOf(session.merchantId)),
  )
  route(app, context, calls.decideRedemption, async ({ session, ip, params, body: { outcome, remark } }) =>
    presentOperatorRedemption(
      await decideRedemption(context, { session, ip }, params.id, { outcome, remark: remark.trim() }),
      await readingOf(session.merchantId),
    ),
  )
}

const show = ({ merchantId, currency, settings, proposal }: SettingsView) => ({
  id: merchantId,
  ...presentConfig(settings, currency),
  proposal: presentProposal(proposal),
})

const showGoods = ({ goods, ...rest }: GoodsView) => presentGoods(goods, rest)
