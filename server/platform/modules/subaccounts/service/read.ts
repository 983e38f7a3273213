import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { MemberSession } from '../../../http/session.ts'
import * as deeds from '../repository/deeds.ts'
import * as repository from '../repository/subaccounts.ts'
import { type Dependencies, demand } from './dependencies.ts'

/** A page of those who act in the agent's name. Throws FORBIDDEN. */
export async function list({ database }: Dependencies, session: MemberSession, page: PageRequest) {
  demand(session, 'subaccounts.read')
  return repository.list(database.query, session, pageOf(page))
}

/** A page of what they did, or one of them did, the last first. Throws FORBIDDEN. */
export async function listDeeds(
  { database }: Dependencies,
  session: MemberSession,
  subaccountId: string | undefined,
  page: PageRequest,
) {
  demand(session, 'subaccounts.read')
  return deeds.list(database, session, subaccountId, pageOf(page))
}
