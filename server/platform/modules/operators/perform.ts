import type { Database, Transaction } from '../../db/connection.ts'
import type { AuditLog } from './audit.ts'
import { type Change, type Changed, keep, type Subject } from './audited.ts'
import { demand, type Right } from './rights.ts'

/** Who acts, from where and why. */
export type By = Change

/** What an operator does: the right it takes, its name in the audit log, and what it is done to. */
export interface Deed<Thing> extends Subject<Thing> {
  readonly right: Right
}

/**
 * How every change by an operator is carried out: the right is demanded, and the change and its entry in the audit log are one
 * transaction. `work` changes the thing and tells what it was and became; a thing made has no before, one deleted no after.
 */
export function createPerform(database: Database, audit: AuditLog) {
  return {
    /** Throws OPERATOR_TOTP_REQUIRED, FORBIDDEN, and what `work` throws; then nothing was changed. */
    async perform<Thing>(
      by: By,
      deed: Deed<Thing>,
      work: (tx: Transaction) => Promise<Changed<Thing>>,
    ): Promise<Thing> {
      demand(by.session, deed.right)
      return database.transaction(async (tx) => keep(audit, tx, by, deed, await work(tx)))
    },

    /** The same for many things at once: all or none, each with an entry of its own, so that each has its history. */
    async performEach<Thing>(
      by: By,
      deed: Deed<Thing>,
      work: (tx: Transaction) => Promise<readonly Changed<Thing>[]>,
    ): Promise<Thing[]> {
      demand(by.session, deed.right)
      return database.transaction(async (tx) => {
        const things: Thing[] = []
        for (const changed of await work(tx)) things.push(await keep(audit, tx, by, deed, changed))
        return things
      })
    },
  }
}
