import { type Kysely, sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'

/** domain.md 9: failures count for half an hour. */
const WINDOW = 30 * 60_000
export const ATTEMPT_MINUTES = WINDOW / 60_000

const isCounting = (start: Date) => sql<boolean>`sign_in_failures.started_at > ${start}`

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
  const windowStart = () => new Date(clock.now().getTime() - WINDOW)

  return {
    /** Takes a place; its number from 1, or undefined when all `most` are taken. A count older than the window starts again. */
    async take(scope: string, subject: string, most: number): Promise<number | undefined> {
      const counts = isCounting(windowStart())
      const row = await database.query
        .insertInto('sign_in_failures')
        .values({ merchant_id: scope, subject, failures: 1, started_at: clock.now() })
        .onConflict((conflict) =>
          conflict
            .columns(['merchant_id', 'subject'])
            .doUpdateSet({
              failures: sql`case when ${counts} then sign_in_failures.failures + 1 else 1 end`,
              started_at: sql`case when ${counts} then sign_in_failures.started_at else excluded.started_at end`,
              told_at: sql`case when ${counts} then sign_in_failures.told_at end`,
            })
            .where((any) => any.or([sql<boolean>`not (${counts})`, any('sign_in_failures.failures', '<', most)])),
        )
        .returning('failures')
        .executeTakeFirst()
      return row?.failures
    },

    /** Gives places back that were taken for a try which was right, or was not checked after all. */
    giveBack: (scope: string, subjects: readonly string[]): Promise<unknown> =>
      // In a transaction, since that is repeated when two lock the same rows the other way round.
      database.transaction((tx) =>
        tx.query
          .updateTable('sign_in_failures')
          .set({ failures: sql`failures - 1` })
          .where('merchant_id', '=', scope)
          .where('subject', 'in', [...subjects])
          .where('failures', '>', 0)
          .execute(),
      ),

    /** How many places are taken. */
    async count(scope: string, subject: string): Promise<number> {
      const row = await database.query
        .selectFrom('sign_in_failures')
        .select('failures')
        .where('merchant_id', '=', scope)
        .where('subject', '=', subject)
        .where('started_at', '>', windowStart())
        .executeTakeFirst()
      return row?.failures ?? 0
    },

    /** Frees subjects, and all that begin with `prefix`. */
    async clear(query: Kysely<Tables>, scope: string, subjects: readonly string[], prefix: string): Promise<void> {
      await query
        .deleteFrom('sign_in_failures')
        .where('merchant_id', '=', scope)
        .where((any) =>
          any.or([any('subject', 'in', [...subjects]), any(sql`starts_with(subject, ${prefix})`, '=', true)]),
        )
        .execute()
    },

    /** Whether the owner of a subject is still to be told that its `most` places are taken; notes that it was done. */
    async mustTell(tx: Transaction, scope: string, subject: string, most: number): Promise<boolean> {
      const row = await tx.query
        .updateTable('sign_in_failures')
        .set({ told_at: clock.now() })
        .where('merchant_id', '=', scope)
        .where('subject', '=', subject)
        .where('started_at', '>', windowStart())
        .where('failures', '>=', most)
        .where('told_at', 'is', null)
        .returning('subject')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Forgets what does not count any more; a job calls it. */
    async forgetOld(): Promise<void> {
      await database.query.deleteFrom('sign_in_failures').where('started_at', '<', windowStart()).execute()
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>
