import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { presentProposal } from '../../proposals/service.ts'
import { readTerms } from '../presenter.ts'
import { presentOffered, presentOperatorContract } from './presenter.ts'
import { contractsOperatorCalls as calls } from './schema.ts'
import { endForPlatform, refuseForPlatform, signForPlatform } from './service/decide.ts'
import { offerForPlatform } from './service/offer.ts'
import { listTemplates, updateTemplate } from './service/templates.ts'
import { findContract, listContracts, type OperatorDependencies } from './service.ts'

/** Contracts of agents, decided for the platform, and what a brand offers of each kind. */
export function registerContractsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & OperatorDependencies,
): void {
  const show = async (session: OperatorSession, id: string) => {
    const { view, proposal } = await findContract(context, session, id)
    return presentOperatorContract(view, proposal)
  }

  route(app, context, calls.listOperatorContracts, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { contracts, total } = await listContracts(context, session, filter, query)
    return page(
      contracts.map(({ view, proposal }) => presentOperatorContract(view, proposal)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorContract, ({ session, params }) => show(session, params.id))

  route(app, context, calls.offerContract, async ({ session, ip, body: { reason, kind, account, ...terms } }) => {
    const offer = { account, terms: readTerms(kind, terms) }
    const { contractId, proposal } = await offerForPlatform(context, { session, ip, reason }, offer)
    const contract = contractId === null ? null : await show(session, contractId)
    return { contract, proposal: presentProposal(proposal) }
  })
  route(app, context, calls.signContract, async ({ session, ip, params: { id }, body }) => {
    const { version = 1, confirmed = false, reason } = body
    const signature = { contractId: id, version, isConfirmed: confirmed }
    await signForPlatform(context, { session, ip, reason }, signature)
    const contract = await show(session, id)
    return { contract, proposal: contract.proposal }
  })
  route(app, context, calls.refuseContract, async ({ session, ip, params: { id }, body: { reason } }) => {
    await refuseForPlatform(context, { session, ip, reason }, id)
    return show(session, id)
  })
  route(app, context, calls.endContract, async ({ session, ip, params: { id }, body: { reason } }) => {
    await endForPlatform(context, { session, ip, reason }, id)
    return show(session, id)
  })

  const templates = async (session: OperatorSession) => (await listTemplates(context, session)).map(presentOffered)
  route(app, context, calls.listContractTemplates, ({ session }) => templates(session))
  route(app, context, calls.updateContractTemplate, async ({ session, ip, params: { id }, body }) => {
    const { reason, needsApproval, makesAgents, paidBy, ...terms } = body
    const wanted = { terms: readTerms(id, terms), needsApproval, makesAgents, paidBy }
    await updateTemplate(context, { session, ip, reason }, wanted)
    const [changed] = (await templates(session)).filter((template) => template.id === id)
    if (changed === undefined) throw new Error(`There is no template of the kind ${id}`)
    return changed
  })
}
