import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import type { AuditLog } from './audit.ts'
import { demand, type Right } from './rights.ts'

/** Who acts, from where and why. */
export interface By {
  readonly session: OperatorSession
  readonly ip: string
  readonly reason: string | undefined
}

/** What `work` made of the thing: a thing made has no before, one deleted no after. */
export interface Changed<Thing> {
  readonly before: Thing | null
  readonly after: Thing | null
  /** What was done, where it is not what was asked for: proposed, for a second operator. */
  readonly action?: string
}

/** What an operator does: the right it takes, its name in the audit log, and what it is done to. */
export interface Deed<Thing> {
  readonly right: Right
  readonly action: string
  readonly subjectKind: string | ((thing: Thing) => string)
  readonly subjectId: (thing: Thing) => string
  /** What of the thing the audit log keeps. */
  readonly present: (thing: Thing) => unknown
  /** What of the brand's public site it changes: pages that are open read that again. */
  readonly changesSite?: SiteTopic
  /** The brand whose log it is; the one in view unless told. */
  readonly merchantId?: string
}

interface PerformParts {
  readonly database: Database
  readonly audit: AuditLog
  readonly clock: Clock
  readonly events: EventBus
}

type Told = Pick<Deed<never>, 'changesSite' | 'merchantId'>

/** Writes the entry of a change that was made. */
async function keep<Thing>(
  audit: AuditLog,
  tx: Transaction,
  { session, ip, reason }: By,
  deed: Deed<Thing>,
  { before, after, action = deed.action }: Changed<Thing>,
): Promise<Thing> {
  const thing = after ?? before
  if (thing === null) throw new Error(`${action} changed nothing`)
  const { subjectKind } = deed
  await audit.record(
    tx,
    { ...session, ip, merchantId: deed.merchantId ?? session.merchantId },
    {
      action,
      subjectKind: typeof subjectKind === 'string' ? subjectKind : subjectKind(thing),
      subjectId: deed.subjectId(thing),
      reason,
      before: before === null ? null : deed.present(before),
      after: after === null ? null : deed.present(after),
    },
  )
  return thing
}

/**
 * How every change by an operator is carried out: the right is demanded, and the change and its entry in the audit log are one
 * transaction. `work` changes the thing and tells what it was and became; a thing made has no before, one deleted no after.
 */
export function createPerform({ database, audit, clock, events }: PerformParts) {
  const tellSite = (
    tx: Transaction,
    { session }: By,
    { changesSite: topic, merchantId = session.merchantId }: Told,
  ) => {
    if (topic === undefined) return
    tx.onCommit(() => events.publish({ type: 'site', merchantId, topic, version: clock.now().getTime() }))
  }

  return {
    /** Throws OPERATOR_TOTP_REQUIRED, FORBIDDEN, and what `work` throws; then nothing was changed. */
    async perform<Thing>(
      by: By,
      deed: Deed<Thing>,
      work: (tx: Transaction) => Promise<Changed<Thing>>,
    ): Promise<Thing> {
      demand(by.session, deed.right)
      return database.transaction(async (tx) => {
        tellSite(tx, by, deed)
        return keep(audit, tx, by, deed, await work(tx))
      })
    },

    /** The same for many things at once: all or none, each with an entry of its own, so that each has its history. */
    async performEach<Thing>(
      by: By,
      deed: Deed<Thing>,
      work: (tx: Transaction) => Promise<readonly Changed<Thing>[]>,
    ): Promise<Thing[]> {
      demand(by.session, deed.right)
      return database.transaction(async (tx) => {
        tellSite(tx, by, deed)
        const things: Thing[] = []
        for (const changed of await work(tx)) things.push(await keep(audit, tx, by, deed, changed))
        return things
      })
    },
  }
}
