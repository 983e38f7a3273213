import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { MemberSession } from '../../http/session.ts'
import type { SitesService } from '../sites/service.ts'
import { contractsErrors } from './errors.ts'
import type { ContractKind } from './pay/terms.ts'
import { contractsPolicy } from './policy.ts'
import { presentContract, readTerms } from './presenter.ts'
import { contractsCalls as calls } from './schema.ts'
import type { ContractsService } from './service.ts'

interface Context extends HttpContext {
  readonly contracts: ContractsService
  readonly sites: SitesService
}

/** Of a relay call, the same for each kind. */
type Body = Static<(typeof calls.processDividend)['body']>

/** In an agent's name nothing is signed or refused: the end of what he pays may be asked for, no more. Throws SUBACCOUNT_FORBIDDEN. */
function demandOwnHand(
  { subaccount, memberId }: MemberSession,
  action: Body['action'],
  contract: { readonly payer_id: string | null } | undefined,
): void {
  const isOpen = action === 'TERMINATE' && contract?.payer_id === memberId
  if (subaccount !== null && !isOpen) throw httpErrors.SUBACCOUNT_FORBIDDEN({ field: 'action' })
}

/** As many as a loader names at once. */
const MOST_IDS = 100

/** What the two sides of contracts do about them. */
export function registerContractsRoutes(app: FastifyInstance, context: Context): void {
  const { contracts, sites } = context

  /** Throws TRUE_ACCOUNT_NEEDED, FORBIDDEN where agents alone may, and MODULE_OFF where the brand has no contracts. */
  const demand = async (session: MemberSession, right: keyof typeof contractsPolicy) => {
    if (!contractsPolicy['contracts.read'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
    if (!contractsPolicy[right](session)) throw httpErrors.FORBIDDEN()
    await sites.demandModule(session.merchantId, 'AGENTPOLICY3')
  }
  const show = async (session: MemberSession, id: string) =>
    presentContract(await contracts.find(session, id), session.memberId)

  route(app, context, calls.listContracts, async ({ session, query }) => {
    await demand(session, 'contracts.read')
    const { ids, ...filter } = query
    const size = ids === undefined ? undefined : MOST_IDS
    const wanted = { ...filter, ids: ids?.split(',') }
    const { views, total } = await contracts.list(session, wanted, pageOf(query, size))
    return page(
      views.map((view) => presentContract(view, session.memberId)),
      total,
      query,
      size,
    )
  })
  route(app, context, calls.listGivenContracts, async ({ session, query }) => {
    await demand(session, 'contracts.read')
    const ids = query.ids.split(',')
    return (await contracts.listGiven(session, ids)).map((view) => presentContract(view, session.memberId))
  })
  route(app, context, calls.getContract, async ({ session, params }) => {
    await demand(session, 'contracts.read')
    return show(session, params.id)
  })
  route(app, context, calls.proposeContract, async ({ session, body }) => {
    await demand(session, 'contract.propose')
    const { id } = await contracts.propose(session, { payeeId: body.payeeId, terms: readTerms(body.kind, body) })
    return show(session, id)
  })

  /** Throws CONTRACT_NOT_FOUND also for a contract of another kind: it has a call of its own. */
  const findOfKind = async (session: MemberSession, kind: ContractKind, id: string) => {
    const contract = await contracts.find(session, id)
    if (contract.kind !== kind) throw contractsErrors.CONTRACT_NOT_FOUND()
    return contract
  }
  const process = async (session: MemberSession, kind: ContractKind, body: Body) => {
    await demand(session, 'contract.sign')
    const { action, contractId, version = 1, confirmed = false, terms } = body
    const contract = contractId === undefined ? undefined : await findOfKind(session, kind, contractId)
    demandOwnHand(session, action, contract)
    if (action === 'REQUEST') {
      const { id } = await contracts.request(session, { kind, terms: terms && readTerms(kind, terms) })
      return show(session, id)
    }
    if (contractId === undefined) throw httpErrors.INVALID_INPUT({ field: 'contractId' })
    const act = { ACCEPT: contracts.accept, REJECT: contracts.reject, TERMINATE: contracts.terminate }[action]
    await act(session, { contractId, version, isConfirmed: confirmed })
    return show(session, contractId)
  }
  route(app, context, calls.processDividend, ({ session, body }) => process(session, 'DIVIDEND', body))
  route(app, context, calls.processDailySalary, ({ session, body }) => process(session, 'DAILY_SALARY', body))
  route(app, context, calls.processHourlySalary, ({ session, body }) => process(session, 'HOURLY_SALARY', body))
  route(app, context, calls.processRealtimeSalary, ({ session, body }) => process(session, 'REALTIME_SALARY', body))
  registerStandings(app, context)
}

/** How it stands with each kind, by the names of the specification. */
function registerStandings(app: FastifyInstance, context: Context): void {
  const { contracts } = context

  route(app, context, calls.getConsolidated, async ({ session }) => {
    const standings = await contracts.standings(session)
    return {
      dailysalreqtype: standings.DAILY_SALARY,
      divtypereq: standings.DIVIDEND,
      contracthoursalreq: standings.HOURLY_SALARY,
      realtimesalreqtype: standings.REALTIME_SALARY,
    }
  })
}
