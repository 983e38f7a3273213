import type { FastifyInstance } from 'fastify'
import { feedOf, numberCursor, stretchOf } from '../../http/feed.ts'
import type { CallMerchant, HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { presentChange, presentConfig, presentRedemption, presentReward } from './presenter.ts'
import { pointsCalls as calls } from './schema.ts'
import type { PointsService } from './service.ts'

/** Points, what they are earned by, and the mall that takes them. */
export function registerPointsRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly points: PointsService },
): void {
  const { points } = context

  route(app, context, calls.getPointBalance, async ({ session }) => ({
    points: formatMoney(await points.readBalance(session)),
  }))
  route(app, context, calls.getPointConfig, async ({ merchant }) =>
    presentConfig(await points.readConfig(merchant.id), merchant.currency),
  )
  route(app, context, calls.listPointRewards, async ({ merchant, locale, query }) => {
    const { rows, total } = await points.listRewards(merchant.id, query)
    const reading = { ...readingOf(merchant, locale), currency: merchant.currency }
    return page(
      rows.map((goods) => presentReward(goods, reading)),
      total,
      query,
    )
  })
  route(app, context, calls.listRedemptions, async ({ session, merchant, locale, query }) => {
    const { rows, total } = await points.listRedemptions(session, query, query)
    return page(
      rows.map((row) => presentRedemption(row, readingOf(merchant, locale))),
      total,
      query,
    )
  })
  route(app, context, calls.listPointChanges, async ({ session, query }) => {
    const stretch = stretchOf(query, numberCursor)
    return feedOf(stretch, await points.listChanges(session, query, stretch), {
      present: presentChange,
      placeOf: ({ version }) => version,
      cursor: numberCursor,
    })
  })
  registerWishes(app, context)
}

function registerWishes(app: FastifyInstance, context: HttpContext & { readonly points: PointsService }): void {
  const { points } = context

  route(app, context, calls.redeemPointReward, async ({ session, merchant, locale, body, idempotencyKey }) => {
    const { goodsId, quantity, receiver, paymentPassword } = body
    const order = {
      goodsId,
      quantity,
      points: parseMoney(body.points, 'points'),
      amount: parseMoney(body.amount, 'amount'),
      receiver: trimmed(receiver),
      paymentPassword,
      idempotencyKey,
    }
    return presentRedemption(await points.redeem(session, order), readingOf(merchant, locale))
  })
  route(app, context, calls.convertPoints, async ({ session, merchant, locale, body, idempotencyKey }) => {
    const { paymentPassword } = body
    const order = { points: parseMoney(body.points, 'points'), amount: parseMoney(body.amount, 'amount') }
    const done = await points.convert(session, { ...order, paymentPassword, idempotencyKey })
    return presentRedemption(done, readingOf(merchant, locale))
  })
}

const readingOf = ({ defaultLanguage }: CallMerchant, language: string) => ({ language, defaultLanguage })

interface Written {
  readonly name: string
  readonly phone: string
  readonly address: string
}

const trimmed = (receiver: Written | null | undefined): Written | null =>
  receiver == null
    ? null
    : { name: receiver.name.trim(), phone: receiver.phone.trim(), address: receiver.address.trim() }
