import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { parseMoney } from '../../lib/money.ts'
import { demand } from '../operators/service.ts'
import { type ProposalRow, presentProposal } from '../proposals/service.ts'
import type { ChannelRow } from './channels-repository.ts'
import { presentOperatorChannel, presentSettings } from './operator-presenter.ts'
import type { OperatorContext } from './operator-routes.ts'
import { paymentsOperatorCalls as calls, type OperatorChannel } from './operator-schema.ts'
import type { ChannelInput } from './service/channels.ts'
import type { PaymentSettings } from './settings.ts'

/** Ways to deposit and the rules around them, as operators keep them. */
export function registerChannelManagement(app: FastifyInstance, context: OperatorContext): void {
  const { operators, proposals, clock } = context
  const { desk } = context.payments
  const channelSubject = (verb: string) => ({
    action: `paymentChannels.${verb}`,
    subjectKind: 'paymentChannels',
    subjectId: ({ id }: { id: string }) => id,
    present: presentOperatorChannel,
  })
  const currencyOf = async (merchantId: string) => (await context.sites.findMerchant(merchantId)).currency

  async function readSettings(merchantId: string) {
    const brand = { merchantId, currency: await currencyOf(merchantId) }
    const proposal = await proposals.find(merchantId, 'paymentSettings', merchantId)
    const settings = presentSettings(await desk.findSettings(merchantId), brand, clock.now())
    return { ...settings, proposal: presentProposal(proposal) }
  }

  route(app, context, calls.listOperatorChannels, async ({ session, query }) => {
    demand(session, 'paymentChannels.read')
    const { merchantId } = session
    const waiting = await desk.proposedChannels(merchantId)
    const rows = (await desk.listChannels(merchantId)).map((row) =>
      withProposal(
        row,
        waiting.find(({ subject_id }) => subject_id === row.id),
      ),
    )
    const { limit, offset } = pageOf(query)
    return page(rows.slice(offset, offset + limit), rows.length, query)
  })
  route(app, context, calls.createChannel, async ({ session, ip, body: { id, reason, ...fields } }) => {
    demand(session, 'paymentChannels.change')
    const by = { session, reason: reason ?? '' }
    const currency = await currencyOf(session.merchantId)
    const made = await operators.audited({ session, ip, reason }, channelSubject('create'), (tx) =>
      desk.createChannel(tx, by, currency, id, readChannel(fields)),
    )
    return withProposal(made, await proposals.find(session.merchantId, 'paymentChannels', id))
  })
  route(app, context, calls.updateChannel, async ({ session, ip, params, body: { reason, ...fields } }) => {
    demand(session, 'paymentChannels.change')
    const by = { session, reason: reason ?? '' }
    await operators.audited({ session, ip, reason }, channelSubject('update'), (tx) =>
      desk.updateChannel(tx, by, params.id, readChannel(fields)),
    )
    const proposal = await proposals.find(session.merchantId, 'paymentChannels', params.id)
    return withProposal(await desk.getChannel(session.merchantId, params.id), proposal)
  })

  route(app, context, calls.getPaymentSettings, async ({ session }) => {
    demand(session, 'paymentSettings.read')
    return readSettings(session.merchantId)
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
    const by = { session, reason: reason ?? '' }
    await operators.audited({ session, ip, reason }, subject, (tx) => desk.changeSettings(tx, by, settings))
    return readSettings(merchantId)
  })
}

const withProposal = (row: ChannelRow, proposal: ProposalRow | undefined) => ({
  ...presentOperatorChannel(row),
  proposal: presentProposal(proposal),
})

function readChannel(fields: Omit<Static<typeof OperatorChannel>, 'id' | 'currency' | 'proposal'>): ChannelInput {
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
