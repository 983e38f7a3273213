import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { parseMoney } from '../../lib/money.ts'
import { demand } from '../operators/service.ts'
import { presentOperatorChannel, presentSettings } from './operator-presenter.ts'
import type { OperatorContext } from './operator-routes.ts'
import { paymentsOperatorCalls as calls, type OperatorChannel } from './operator-schema.ts'
import type { ChannelInput } from './service/channels.ts'
import type { PaymentSettings } from './settings.ts'

/** Ways to deposit and the rules around them, as operators keep them. */
export function registerChannelManagement(app: FastifyInstance, context: OperatorContext): void {
  const { operators, clock } = context
  const { desk } = context.payments
  const channelSubject = (verb: string) => ({
    action: `paymentChannels.${verb}`,
    subjectKind: 'paymentChannels',
    subjectId: ({ id }: { id: string }) => id,
    present: presentOperatorChannel,
  })
  const currencyOf = async (merchantId: string) => (await context.sites.findMerchant(merchantId)).currency

  route(app, context, calls.listOperatorChannels, async ({ session, query }) => {
    demand(session, 'paymentChannels.read')
    const rows = (await desk.listChannels(session.merchantId)).map(presentOperatorChannel)
    const { limit, offset } = pageOf(query)
    return page(rows.slice(offset, offset + limit), rows.length, query)
  })
  route(app, context, calls.createChannel, async ({ session, ip, body: { id, reason, ...fields } }) => {
    demand(session, 'paymentChannels.change')
    const { merchantId } = session
    const currency = await currencyOf(merchantId)
    const made = await operators.audited({ session, ip, reason }, channelSubject('create'), (tx) =>
      desk.createChannel(tx, { merchantId, currency }, id, readChannel(fields)),
    )
    return presentOperatorChannel(made)
  })
  route(app, context, calls.updateChannel, async ({ session, ip, params, body: { reason, ...fields } }) => {
    demand(session, 'paymentChannels.change')
    const changed = await operators.audited({ session, ip, reason }, channelSubject('update'), (tx) =>
      desk.updateChannel(tx, session.merchantId, params.id, readChannel(fields)),
    )
    return presentOperatorChannel(changed)
  })

  route(app, context, calls.getPaymentSettings, async ({ session }) => {
    demand(session, 'paymentSettings.read')
    const { merchantId } = session
    const brand = { merchantId, currency: await currencyOf(merchantId) }
    return presentSettings(await desk.findSettings(merchantId), brand, clock.now())
  })
  route(app, context, calls.updatePaymentSettings, async ({ session, ip, body: { reason, ...wish } }) => {
    demand(session, 'paymentSettings.change')
    const { merchantId } = session
    const brand = { merchantId, currency: await currencyOf(merchantId) }
    const { shortTolerancePercent, fourEyesAbove, ...rest } = wish
    const settings = {
      ...rest,
      shortTolerance: BigInt(Math.round(shortTolerancePercent * 100)),
      fourEyesAbove: parseMoney(fourEyesAbove, 'fourEyesAbove'),
    }
    const subject = {
      action: 'paymentSettings.update',
      subjectKind: 'paymentSettings',
      subjectId: () => merchantId,
      present: (one: PaymentSettings) => presentSettings(one, brand, clock.now()),
    }
    const changed = await operators.audited({ session, ip, reason }, subject, (tx) =>
      desk.changeSettings(tx, merchantId, settings),
    )
    return presentSettings(changed, brand, clock.now())
  })
}

function readChannel(fields: Omit<Static<typeof OperatorChannel>, 'id' | 'currency'>): ChannelInput {
  const { names, minimum, maximum, quickAmounts, bankName, bankBin, accountNumber, accountName, ...rest } = fields
  return {
    ...rest,
    names: Object.fromEntries(names.map(({ language, name }) => [language, name])),
    minimum: parseMoney(minimum, 'minimum'),
    maximum: parseMoney(maximum, 'maximum'),
    quick_amounts: quickAmounts.map((amount) => parseMoney(amount, 'quickAmounts')),
    bank_name: bankName,
    bank_bin: bankBin,
    account_number: accountNumber,
    account_name: accountName,
  }
}
