import type { Database, Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import type { VerificationService } from '../verification/service.ts'
import type { AuditActor, AuditLog } from './audit.ts'
import { presentSelf } from './presenter.ts'
import * as repository from './repository.ts'
import type { SignInFailures } from './sign-in-failures.ts'

export const MINUTE = 60 * 1000
/** Sessions of operators are opaque tokens, kept hashed, that end 30 minutes after their last use. */
export const IDLE = 30 * MINUTE
/** How long an address stays known after its last use, as those of members do. */
const KNOWN = 90 * 24 * 60 * MINUTE

/** What the operations on sessions of operators work with. */
export interface SessionsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly audit: AuditLog
  readonly verification: VerificationService
  readonly failures: SignInFailures
}

/** Writes into the audit log what became of the operator's own account. */
export const recordOwn = (audit: AuditLog, tx: Transaction, actor: AuditActor, verb: string): Promise<void> =>
  audit.record(tx, actor, {
    action: `operators.${verb}`,
    subjectKind: 'operators',
    subjectId: actor.operatorId,
    before: null,
    after: null,
  })

/** Ends the session at once. */
export async function signOut(
  { database, audit }: SessionsDependencies,
  session: OperatorSession,
  ip: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await repository.deleteSession(tx.query, session.sessionId)
    await recordOwn(audit, tx, { ...session, ip }, 'signOut')
  })
}

/** The signed-in operator as the console shows one. Throws UNAUTHENTICATED when account or brand are gone. */
export async function describe({ database }: SessionsDependencies, session: OperatorSession) {
  const merchants = await repository.findMerchants(database.query, session.operatorId)
  const operator = await repository.findByAccount(database.query, session.account)
  const inView = merchants.find(({ id }) => id === session.merchantId)
  if (operator === undefined || inView === undefined) throw httpErrors.UNAUTHENTICATED()
  return presentSelf(operator, inView, merchants, session.mustEnrol)
}

/** Forgets what is over: a job's work. */
export async function sweep({ database, clock }: SessionsDependencies): Promise<void> {
  await repository.deleteSessionsSeenBefore(database.query, new Date(clock.now().getTime() - IDLE))
  await repository.deleteAddressesUsedBefore(database.query, new Date(clock.now().getTime() - KNOWN))
}
