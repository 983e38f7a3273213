import type { PageRequest } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { membersErrors } from '../../errors.ts'
import { type ListedMember, type MemberFilter, selectMember, selectMembers } from '../list-repository.ts'
import { type SharedOrigin, selectSharedOrigins } from '../origins-repository.ts'
import { membersRights } from '../policy.ts'
import { type MembersOperatorDependencies, needMember, type Profile, readProfile } from './change.ts'

const MOST_SESSIONS = 100

/** Members of the brand in view. */
export async function listMembers(
  { database }: MembersOperatorDependencies,
  session: OperatorSession,
  filter: MemberFilter,
  page: PageRequest,
) {
  demand(session, membersRights['members.read'])
  return selectMembers(database.query, session.merchantId, filter, page)
}

/** A member as the list shows one. Throws OPERATOR_MEMBER_NOT_FOUND. */
export async function getMember(
  { database }: MembersOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<ListedMember> {
  demand(session, membersRights['members.read'])
  const member = await selectMember(database.query, session.merchantId, id)
  if (member === undefined) throw membersErrors.OPERATOR_MEMBER_NOT_FOUND()
  return member
}

/** Everything known about a member. Throws NOT_FOUND. */
export async function getProfile(
  dependencies: MembersOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<Profile> {
  demand(session, membersRights['members.read'])
  return readProfile(dependencies, dependencies.database.query, session.merchantId, id)
}

/** The last sessions of a member with address and device. Throws NOT_FOUND. */
export async function listSessions(
  { database, sessions }: MembersOperatorDependencies,
  session: OperatorSession,
  id: string,
) {
  demand(session, membersRights['members.read'])
  await needMember(database.query, session.merchantId, id)
  return sessions.history(session.merchantId, id, MOST_SESSIONS)
}

/** Other members who came from the same address or with the same browser. Throws NOT_FOUND. */
export async function listSharedOrigins(
  { database }: MembersOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<SharedOrigin[]> {
  demand(session, membersRights['members.read'])
  await needMember(database.query, session.merchantId, id)
  return selectSharedOrigins(database, session.merchantId, id)
}
