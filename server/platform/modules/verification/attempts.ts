import type { Kysely } from 'kysely'
import { networkOf } from '../../../edge/address.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import * as repository from './attempts-repository.ts'

/** domain.md 9: failures count for half an hour. */
const WINDOW = 30 * 60_000
export const ATTEMPT_MINUTES = WINDOW / 60_000

/** The subject under which tries from an address are counted, whatever they try. */
export const addressSubject = (ip: string): string => `address:${networkOf(ip)}`

/** Looks at a secret that took a place for it, and gives the place back where nobody came to look: the house was too busy. */
export async function lookWithPlace<Result>(
  attempt: { giveBack(): Promise<void> },
  look: Promise<Result>,
): Promise<Result> {
  try {
    return await look
  } catch (error) {
    await attempt.giveBack()
    throw error
  }
}

/**
 * Tries of secrets, counted before the secret is looked at: each takes its place in a statement of its own that is
 * committed at once, and who was right gives it back. However many come together, to however many nodes, no more are
 * ever checked than there are places. `scope` is a brand's id, or a word for who belongs to none.
 */
export function createAttempts({ database, clock }: { database: Database; clock: Clock }) {
  const window = () => {
    const now = clock.now()
    return { now, since: new Date(now.getTime() - WINDOW) }
  }

  return {
    /** Takes a place; its number from 1, or undefined when all `most` are taken. A count older than the window starts again. */
    take: (scope: string, subject: string, most: number): Promise<number | undefined> =>
      repository.takePlace(database.query, { scope, subject, most }, window()),

    /** Gives places back that were taken for a try which was right, or was not checked after all. */
    giveBack: (scope: string, subjects: readonly string[]): Promise<unknown> =>
      // In a transaction, since that is repeated when two lock the same rows the other way round.
      database.transaction((tx) => repository.returnPlaces(tx.query, scope, subjects)),

    /** How many places are taken. */
    count: (scope: string, subject: string): Promise<number> =>
      repository.countPlaces(database.query, scope, subject, window().since),

    /** How many places are taken of all subjects that begin with `prefix`. */
    countAll: (query: Kysely<Tables>, scope: string, prefix: string): Promise<number> =>
      repository.sumPlaces(query, scope, prefix, window().since),

    /** Frees subjects, and all that begin with `prefix`. */
    clear: (query: Kysely<Tables>, scope: string, subjects: readonly string[], prefix: string): Promise<void> =>
      repository.deletePlaces(query, scope, subjects, prefix),

    /** Whether the owner of a subject is still to be told that its `most` places are taken; notes that it was done. */
    mustTell: (tx: Transaction, scope: string, subject: string, most: number): Promise<boolean> =>
      repository.markTold(tx.query, { scope, subject, most }, window()),

    /** Forgets what does not count any more; a job calls it. */
    forgetOld: (): Promise<void> => repository.deletePlacesBefore(database.query, window().since),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
