import type { FastifyInstance } from 'fastify'
import { momentsOf } from '../../../db/search.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import { presentProposal } from '../../proposals/service.ts'
import { presentTransfer, presentTransferRule } from './presenter.ts'
import { walletsOperatorCalls as calls } from './schema.ts'
import { createWalletsOperatorService, type WalletsOperatorDependencies } from './service.ts'
import { createTransferRulesService, type TransferRulesDependencies } from './transfer-rules.ts'

type Context = HttpContext & WalletsOperatorDependencies & TransferRulesDependencies

/** Transfers into and out of vendors' wallets: to search, to ask after, to put right; and the rules of those between members. */
export function registerWalletsOperatorRoutes(app: FastifyInstance, context: Context): void {
  const wallets = createWalletsOperatorService(context)

  route(app, context, calls.listVendorTransfers, async ({ session, query }) => {
    const { ids, from, to, ...filter } = query
    const wanted = { ...filter, ids: ids?.split(','), ...momentsOf({ from, to }) }
    const { rows, total } = await wallets.list(session, wanted, query)
    return page(rows.map(presentTransfer), total, query)
  })
  route(app, context, calls.getVendorTransfer, async ({ session, params }) =>
    presentTransfer(await wallets.find(session, params.id)),
  )
  route(app, context, calls.askVendorTransfer, async ({ session, ip, params }) =>
    presentTransfer(await wallets.ask({ session, ip, reason: undefined }, params.id)),
  )
  route(app, context, calls.resolveVendorTransfer, async ({ session, ip, params, body: { outcome, reason } }) =>
    presentTransfer(await wallets.resolve({ session, ip, reason }, params.id, outcome)),
  )

  registerTransferRules(app, context)
}

function registerTransferRules(app: FastifyInstance, context: Context): void {
  const rules = createTransferRulesService(context)

  route(app, context, calls.getMemberTransferRules, async ({ session }) => presentRules(await rules.read(session)))
  route(app, context, calls.updateMemberTransferRules, async ({ session, ip, body }) => {
    const { reason, toUpline, toDownline } = body
    const minimum = parseMoney(body.minimum, 'minimum')
    const maximum = parseMoney(body.maximum, 'maximum')
    const dailyMaximum = parseMoney(body.dailyMaximum, 'dailyMaximum')
    const rule = { toUpline, toDownline, minimum, maximum, dailyMaximum }
    return presentRules(await rules.update({ session, ip, reason }, rule))
  })
}

type Rules = Awaited<ReturnType<ReturnType<typeof createTransferRulesService>['read']>>

const presentRules = ({ merchantId, currency, rule, proposal }: Rules) => ({
  id: merchantId,
  currency,
  ...presentTransferRule(rule),
  proposal: presentProposal(proposal),
})
