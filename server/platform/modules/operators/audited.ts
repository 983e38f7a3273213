import type { Database, Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { AuditLog } from './audit.ts'

/** Who changes something, from where and why. */
export interface Change {
  readonly session: OperatorSession
  readonly ip: string
  readonly reason: string | undefined
}

export interface Changed<Thing> {
  readonly before: Thing | null
  readonly after: Thing | null
  /** What was done, where it is not what was asked for: proposed, for a second operator. */
  readonly action?: string
}

export interface Subject<Thing> {
  readonly action: string
  readonly subjectKind: string | ((thing: Thing) => string)
  readonly subjectId: (thing: Thing) => string
  /** What of the thing the audit log keeps. */
  readonly present: (thing: Thing) => unknown
  /** The brand whose log it is; the one in view unless told. */
  readonly merchantId?: string
}

/** Writes the entry of a change that was made. */
export async function keep<Thing>(
  audit: AuditLog,
  tx: Transaction,
  { session, ip, reason }: Change,
  subject: Subject<Thing>,
  { before, after, action = subject.action }: Changed<Thing>,
): Promise<Thing> {
  const thing = after ?? before
  if (thing === null) throw new Error(`${action} changed nothing`)
  const { subjectKind } = subject
  await audit.record(
    tx,
    { ...session, ip, merchantId: subject.merchantId ?? session.merchantId },
    {
      action,
      subjectKind: typeof subjectKind === 'string' ? subjectKind : subjectKind(thing),
      subjectId: subject.subjectId(thing),
      reason,
      before: before === null ? null : subject.present(before),
      after: after === null ? null : subject.present(after),
    },
  )
  return thing
}

/**
 * Carries out an operator's change with its audit entry in one transaction: `work` changes the thing and tells what it
 * was and became; a thing made has no before, one deleted no after. Every module's operator calls go through here.
 */
export function createAudited(database: Database, audit: AuditLog) {
  return function audited<Thing>(
    change: Change,
    subject: Subject<Thing>,
    work: (tx: Transaction) => Promise<Changed<Thing>>,
  ): Promise<Thing> {
    return database.transaction(async (tx) => keep(audit, tx, change, subject, await work(tx)))
  }
}

/** The same for a change of many things at once: all or none, each with an entry of its own, so that each has its history. */
export function createAuditedEach(database: Database, audit: AuditLog) {
  return function auditedEach<Thing>(
    change: Change,
    subject: Subject<Thing>,
    work: (tx: Transaction) => Promise<readonly Changed<Thing>[]>,
  ): Promise<Thing[]> {
    return database.transaction(async (tx) => {
      const things: Thing[] = []
      for (const changed of await work(tx)) things.push(await keep(audit, tx, change, subject, changed))
      return things
    })
  }
}

export type Audited = ReturnType<typeof createAudited>
