import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { parseMoney } from '../../lib/money.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { type ProposalsService, presentProposal } from '../proposals/service.ts'
import type { SitesService } from '../sites/service.ts'
import type { WalletsService } from './service.ts'
import { presentTransferRule } from './transfer-rules.ts'
import { transferRulesCalls as calls, type TransferRules } from './transfer-rules-schema.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
  readonly sites: SitesService
  readonly wallets: WalletsService
}

/** How far members may send each other money, for operators. */
export function registerTransferRules(app: FastifyInstance, context: Context): void {
  const { operators, proposals, wallets, sites } = context

  async function read(id: string): Promise<Static<typeof TransferRules>> {
    const { currency } = await sites.findMerchant(id)
    const proposal = await proposals.find(id, 'memberTransferRules', id)
    return {
      id,
      currency,
      ...presentTransferRule(await wallets.memberTransfers.rule(id)),
      proposal: presentProposal(proposal),
    }
  }

  route(app, context, calls.getMemberTransferRules, async ({ session }) => {
    demand(session, 'memberTransferRules.read')
    return read(session.merchantId)
  })
  route(app, context, calls.updateMemberTransferRules, async ({ session, ip, body }) => {
    demand(session, 'memberTransferRules.change')
    const { merchantId } = session
    const { reason, toUpline, toDownline } = body
    const minimum = parseMoney(body.minimum, 'minimum')
    const maximum = parseMoney(body.maximum, 'maximum')
    const dailyMaximum = parseMoney(body.dailyMaximum, 'dailyMaximum')
    const rule = { toUpline, toDownline, minimum, maximum, dailyMaximum }
    const subject = {
      action: 'memberTransferRules.update',
      subjectKind: 'memberTransferRules',
      subjectId: () => merchantId,
      present: presentTransferRule,
    }
    await operators.audited({ session, ip, reason }, subject, (tx) =>
      wallets.memberTransfers.changeRule(tx, { session, reason }, rule),
    )
    return read(merchantId)
  })
}
