import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { Failure } from '../../lib/failure.ts'
import { parseMoney } from '../../lib/money.ts'
import { paymentsErrors } from './errors.ts'
import { salvageStatus, statusOf } from './gateways/psp/psp-gateway.ts'
import { readReport, salvageReport } from './gateways/vietqr/vietqr-gateway.ts'
import { paymentsPolicy } from './policy.ts'
import { presentChannel, presentDeposit } from './presenter.ts'
import { paymentsCalls } from './schema.ts'
import type { PaymentsService } from './service.ts'

interface Context extends HttpContext {
  readonly payments: PaymentsService
}

export function registerPaymentsRoutes(app: FastifyInstance, context: Context): void {
  const { payments } = context

  route(app, context, paymentsCalls.listChannels, async ({ session, locale }) => {
    if (!paymentsPolicy['deposit.create'](session)) return []
    const channels = await payments.listChannels(session.merchantId)
    return channels
      .filter(({ currency }) => currency === session.currency)
      .map((channel) => presentChannel(channel, locale))
  })

  route(app, context, paymentsCalls.createDeposit, async ({ session, body, idempotencyKey, locale }) => {
    if (!paymentsPolicy['deposit.create'](session)) throw paymentsErrors.DEPOSIT_NEEDS_TRUE_ACCOUNT()
    const order = {
      merchantId: session.merchantId,
      memberId: session.memberId,
      channelId: body.channelId,
      idempotencyKey,
    }
    return presentDeposit(await payments.createDeposit({ ...order, amount: parseMoney(body.amount, 'amount') }), locale)
  })

  route(app, context, paymentsCalls.getDeposit, async ({ session, params, locale }) =>
    presentDeposit(await payments.findDeposit(session, params.id), locale),
  )

  route(app, context, paymentsCalls.listDeposits, async ({ session, query, locale }) => {
    const { views, total } = await payments.listDeposits(session, query, pageOf(query))
    return page(
      views.map((one) => presentDeposit(one, locale)),
      total,
      query,
    )
  })

  route(app, context, paymentsCalls.acceptDepositAmount, async ({ session, params, body, locale }) => {
    await payments.acceptAmount(session, params.id, parseMoney(body.amount, 'amount'))
    return presentDeposit(await payments.findDeposit(session, params.id), locale)
  })

  route(app, context, paymentsCalls.cancelDeposit, async ({ session, params, locale }) => {
    await context.limits.consume('depositCancel', session.memberId)
    await payments.cancelDeposit(session, params.id)
    return presentDeposit(await payments.findDeposit(session, params.id), locale)
  })

  route(app, context, paymentsCalls.claimDeposit, async ({ session, params, body, locale }) => {
    const proofFileId = body.proofUrl?.slice('/wps/files/'.length) ?? null
    const note = body.note?.trim() || null
    await payments.claimPayment(session, params.id, { note, proofFileId })
    return presentDeposit(await payments.findDeposit(session, params.id), locale)
  })

  registerReports(app, context)
}

/** What payment services and the bank tell us. */
function registerReports(app: FastifyInstance, context: Context): void {
  const { payments } = context

  route(app, context, paymentsCalls.receivePayment, async ({ request, rawBody, readBody }) => {
    const gateway = payments.gatewayOf('PSP')
    if (gateway === undefined) throw httpErrors.NOT_FOUND()
    if (!gateway.verify(request.headers, rawBody, context.clock.now())) throw httpErrors.UNAUTHENTICATED()
    const status = readAnyway(
      context,
      gateway.code,
      () => statusOf(readBody()),
      () => salvageStatus(rawBody),
    )
    if (status.state === 'PAID') await payments.receiveTransfer(gateway.code, status.transfer)
    if (status.state === 'FAILED') await payments.failDeposit(gateway.code, status.order)
    return { done: true }
  })

  route(app, context, paymentsCalls.receiveBankTransfer, async ({ request, rawBody, readBody }) => {
    const gateway = payments.gatewayOf('VIETQR')
    if (gateway === undefined) throw httpErrors.NOT_FOUND()
    if (!gateway.verify(request.headers, rawBody, context.clock.now())) throw httpErrors.UNAUTHENTICATED()
    const report = readAnyway(
      context,
      gateway.code,
      () => readReport(readBody(), rawBody),
      () => salvageReport(rawBody),
    )
    if (report !== undefined) await payments.receiveTransfer(gateway.code, report)
    return { done: true }
  })
}

/**
 * Reads a signed report; of one that is not in its form, what can be told of its money. Where that is nothing either it is refused, and people
 * hear of it: the sender is who it says, and money may have come that is in no book.
 */
function readAnyway<Report>(
  { logger }: Pick<HttpContext, 'logger'>,
  gateway: string,
  read: () => Report,
  salvage: () => Report | undefined,
): Report {
  try {
    return read()
  } catch (refusal) {
    if (!(refusal instanceof Failure)) throw refusal
    const salvaged = salvage()
    const { code, field } = refusal
    const about = { alarm: 'PAYMENT_REPORT_UNREADABLE', gateway, code, field, isKept: salvaged !== undefined }
    logger.error(about, 'a signed report of a payment cannot be read')
    if (salvaged === undefined) throw refusal
    return salvaged
  }
}
