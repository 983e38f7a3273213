import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { PlatformContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { demand } from '../operators/service.ts'
import type { TransferRule } from './transfer-rules.ts'
import { transferRulesCalls as calls, type TransferRules } from './transfer-rules-schema.ts'

/** How far members may send each other money, for operators. */
export function registerTransferRules(app: FastifyInstance, context: PlatformContext): void {
  const { operators, wallets, sites } = context

  async function presenterOf(id: string) {
    const { currency } = await sites.findMerchant(id)
    return ({ toUpline, toDownline, minimum, maximum, dailyMaximum }: TransferRule): Static<typeof TransferRules> => ({
      id,
      currency,
      toUpline,
      toDownline,
      minimum: formatMoney(minimum),
      maximum: formatMoney(maximum),
      dailyMaximum: formatMoney(dailyMaximum),
    })
  }

  route(app, context, calls.getMemberTransferRules, async ({ session }) => {
    demand(session, 'memberTransferRules.read')
    const present = await presenterOf(session.merchantId)
    return present(await wallets.memberTransfers.rule(session.merchantId))
  })
  route(app, context, calls.updateMemberTransferRules, async ({ session, ip, body }) => {
    demand(session, 'memberTransferRules.change')
    const { merchantId } = session
    const present = await presenterOf(merchantId)
    const { reason, toUpline, toDownline } = body
    const minimum = parseMoney(body.minimum, 'minimum')
    const maximum = parseMoney(body.maximum, 'maximum')
    const dailyMaximum = parseMoney(body.dailyMaximum, 'dailyMaximum')
    const rule = { toUpline, toDownline, minimum, maximum, dailyMaximum }
    const subject = {
      action: 'memberTransferRules.update',
      subjectKind: 'memberTransferRules',
      subjectId: () => merchantId,
      present,
    }
    const changed = await operators.audited({ session, ip, reason }, subject, (tx) =>
      wallets.memberTransfers.changeRule(tx, merchantId, rule),
    )
    return present(changed)
  })
}
