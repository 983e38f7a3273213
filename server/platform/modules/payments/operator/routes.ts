import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page, pageOf } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { PaymentsService } from '../service.ts'
import {
  presentBlock,
  presentChannelWithProposal,
  presentDepositDetail,
  presentOperatorDeposit,
  presentSettingsWithProposal,
  presentSuspense,
  presentSuspenseDetail,
} from './presenter.ts'
import { paymentsOperatorCalls as calls } from './schema.ts'
import { liftBlock, listBlocks } from './service/blocks.ts'
import { createChannel, findChannel, listChannels, updateChannel } from './service/channels.ts'
import { decideDeposit } from './service/decide-deposit.ts'
import { claimSuspense, decideSuspense } from './service/decide-suspense.ts'
import type { OperatorDependencies } from './service/dependencies.ts'
import { changeSettings, readSettings } from './service/settings.ts'
import { findDeposit, findSuspense, listDeposits, listSuspense } from './service.ts'
import { readChannel, readDepositWish, readSettingsWish, readSuspenseWish } from './wishes.ts'

type Context = HttpContext & Omit<OperatorDependencies, 'gatewayOf'> & { readonly payments: PaymentsService }

/** Money that comes in as operators see it: deposits, what is in suspense, the ways to deposit, and who is blocked. */
export function registerPaymentsOperatorRoutes(app: FastifyInstance, context: Context): void {
  const desk: HttpContext & OperatorDependencies = { ...context, gatewayOf: context.payments.gatewayOf }
  registerDeposits(app, desk)
  registerSuspense(app, desk)
  registerChannels(app, desk)
}

type Desk = HttpContext & OperatorDependencies

function registerDeposits(app: FastifyInstance, desk: Desk): void {
  route(app, desk, calls.listOperatorDeposits, async ({ session, query, locale }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total, proposals } = await listDeposits(desk, session, filter, query)
    return page(
      rows.map((row) => presentOperatorDeposit(row, proposals, locale)),
      total,
      query,
    )
  })
  route(app, desk, calls.getOperatorDeposit, async ({ session, params, locale }) =>
    presentDepositDetail(await findDeposit(desk, session, params.id), locale),
  )
  route(app, desk, calls.decideDeposit, async ({ session, ip, params, body, locale }) => {
    await decideDeposit(desk, { session, ip, reason: body.reason }, params.id, readDepositWish(body))
    return presentDepositDetail(await findDeposit(desk, session, params.id), locale)
  })

  route(app, desk, calls.listDepositBlocks, async ({ session, query }) => {
    const { rows, total } = await listBlocks(desk, session, query)
    return page(
      rows.map((row) => presentBlock(row, row.account)),
      total,
      query,
    )
  })
  route(app, desk, calls.liftDepositBlock, async ({ session, ip, params }) => {
    const { block, account } = await liftBlock(desk, { session, ip, reason: undefined }, params.id)
    return presentBlock(block, account)
  })
}

function registerSuspense(app: FastifyInstance, desk: Desk): void {
  route(app, desk, calls.listSuspense, async ({ session, query }) => {
    const { rows, total, proposals } = await listSuspense(desk, session, query, query)
    return page(
      rows.map((row) => presentSuspense(row, proposals)),
      total,
      query,
    )
  })
  route(app, desk, calls.getSuspense, async ({ session, params, locale }) =>
    presentSuspenseDetail(await findSuspense(desk, session, params.id), locale),
  )
  route(app, desk, calls.claimSuspense, async ({ session, ip, params, body, locale }) => {
    await claimSuspense(desk, { session, ip, reason: undefined }, params.id, body.claimed)
    return presentSuspenseDetail(await findSuspense(desk, session, params.id), locale)
  })
  route(app, desk, calls.decideSuspense, async ({ session, ip, params, body, locale }) => {
    await decideSuspense(desk, { session, ip, reason: body.reason }, params.id, readSuspenseWish(body))
    return presentSuspenseDetail(await findSuspense(desk, session, params.id), locale)
  })
}

function registerChannels(app: FastifyInstance, desk: Desk): void {
  route(app, desk, calls.listOperatorChannels, async ({ session, query }) => {
    const wanted = query.ids?.split(',')
    const all = await listChannels(desk, session)
    const channels = all.filter(({ channel }) => wanted?.includes(channel.id) ?? true).map(presentChannelWithProposal)
    const { limit, offset } = pageOf(query)
    return page(channels.slice(offset, offset + limit), channels.length, query)
  })
  route(app, desk, calls.createChannel, async ({ session, ip, body: { id, reason, ...fields } }) => {
    await createChannel(desk, { session, ip, reason }, id, readChannel(fields))
    return presentChannelWithProposal(await findChannel(desk, session, id))
  })
  route(app, desk, calls.updateChannel, async ({ session, ip, params, body: { reason, ...fields } }) => {
    await updateChannel(desk, { session, ip, reason }, params.id, readChannel(fields))
    return presentChannelWithProposal(await findChannel(desk, session, params.id))
  })

  route(app, desk, calls.getPaymentSettings, async ({ session }) =>
    presentSettingsWithProposal(await readSettings(desk, session)),
  )
  route(app, desk, calls.updatePaymentSettings, async ({ session, ip, body }) => {
    await changeSettings(desk, { session, ip, reason: body.reason }, readSettingsWish(body))
    return presentSettingsWithProposal(await readSettings(desk, session))
  })
}
