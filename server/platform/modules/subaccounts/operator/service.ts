import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { MembersService } from '../../members/service.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { subaccountsErrors } from '../errors.ts'
import { presentSubaccount } from '../presenter.ts'
import * as deeds from '../repository/deeds.ts'
import * as repository from '../repository/subaccounts.ts'
import type { SubaccountsService } from '../service.ts'
import { subaccountsRights } from './policy.ts'

export interface SubaccountsOperatorDependencies {
  readonly database: Database
  readonly members: Pick<MembersService, 'find'>
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly subaccounts: Pick<SubaccountsService, 'close'>
}

/** A member of the brand in view. Throws NOT_FOUND. */
async function needAgent({ members }: SubaccountsOperatorDependencies, merchantId: string, memberId: string) {
  const member = await members.find(merchantId, memberId)
  if (member === undefined) throw httpErrors.NOT_FOUND()
  return { merchantId, memberId, account: member.account }
}

/** A page of those who act in an agent's name, and the account that their names begin with. Throws FORBIDDEN, NOT_FOUND. */
export async function listOperatorSubaccounts(
  dependencies: SubaccountsOperatorDependencies,
  session: OperatorSession,
  memberId: string,
  page: PageRequest,
) {
  demand(session, subaccountsRights['agentSubaccounts.read'])
  const agent = await needAgent(dependencies, session.merchantId, memberId)
  return { ...(await repository.list(dependencies.database.query, agent, pageOf(page))), agent }
}

/** A page of what they did, the last first. Throws FORBIDDEN, NOT_FOUND. */
export async function listOperatorDeeds(
  dependencies: SubaccountsOperatorDependencies,
  session: OperatorSession,
  memberId: string,
  page: PageRequest,
) {
  demand(session, subaccountsRights['agentSubaccounts.read'])
  const agent = await needAgent(dependencies, session.merchantId, memberId)
  return deeds.list(dependencies.database, agent, undefined, pageOf(page))
}

/** Nobody comes in by it from now on, and who is in is out. The entry stands at the agent. Throws FORBIDDEN, SUBACCOUNT_NOT_FOUND. */
export async function disableOperatorSubaccount(dependencies: SubaccountsOperatorDependencies, by: By, id: string) {
  const { database, operators, subaccounts } = dependencies
  const right = subaccountsRights['agentSubaccounts.change']
  demand(by.session, right)
  const { merchantId } = by.session
  const found = await repository.findAgent(database.query, merchantId, id)
  if (found === undefined) throw subaccountsErrors.SUBACCOUNT_NOT_FOUND()
  const agent = await needAgent(dependencies, merchantId, found.memberId)
  const deed = {
    right,
    action: 'members.disableSubaccount',
    subjectKind: 'members',
    subjectId: () => agent.memberId,
    present: (row: repository.SeenSubaccount) => presentSubaccount(row, agent),
  }
  return presentSubaccount(await operators.perform(by, deed, (tx) => subaccounts.close(tx, agent, id)), agent)
}
