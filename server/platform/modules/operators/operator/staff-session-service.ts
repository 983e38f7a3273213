import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../service.ts'
import { IDLE } from '../sessions.ts'
import * as sessions from '../staff-sessions-repository.ts'
import { operatorsRights } from './policy.ts'
import { holdPerson, needAccount, reachOf } from './reach.ts'

export interface StaffSessionDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: OperatorsService
}

/** Sessions of an operator that are not over, the one used last first; at most 100. Throws NOT_FOUND. */
export async function listStaffSessions(
  { database: { query }, clock }: StaffSessionDependencies,
  session: OperatorSession,
  operatorId: string,
) {
  demand(session, operatorsRights['operators.read'])
  await needAccount(query, await reachOf(query, session, 'operators.read'), operatorId)
  return sessions.listOpen(query, operatorId, new Date(clock.now().getTime() - IDLE))
}

/**
 * Ends one session of an operator, or all but the asker's own; one that is over already is left alone. Throws as `holdPerson`.
 */
export async function endStaffSessions(
  dependencies: StaffSessionDependencies,
  by: By,
  operatorId: string,
  sessionId: string | undefined,
) {
  const deed = {
    right: operatorsRights['operators.change'],
    action: 'operators.endSessions',
    subjectKind: 'operators',
    subjectId: () => operatorId,
    present: (ended: { sessions: number }) => ended,
  }
  await dependencies.operators.perform(by, deed, async (tx) => {
    await holdPerson(tx, by.session, operatorId)
    const ended = await sessions.end(tx.query, operatorId, sessionId, by.session.sessionId)
    return { before: null, after: { sessions: ended } }
  })
  return listStaffSessions(dependencies, by.session, operatorId)
}
