import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'

/** domain.md 9: three failures in half an hour. */
const WINDOW = 30 * 60_000
const MOST_BY_PAIR = 3
/** A name tried that often from anywhere opens only from addresses its owner used before. */
const MOST_BY_NAME = 20
/** From here on a captcha is asked for. */
const CAPTCHA_BY_NAME = 3
const CAPTCHA_BY_ADDRESS = 10

/** How often sign-in failed lately. */
export interface Failures {
  readonly byPair: number
  readonly byName: number
  readonly byAddress: number
}

/**
 * Failed tries by account name and address. Counted whether or not the name exists, so that the counts tell nothing.
 * The lock is on the pair of name and address: a stranger who fails on purpose locks out himself, not the owner.
 */
export function createFailureCounter({ database, clock }: { database: Database; clock: Clock }) {
  const subjectsOf = (account: string, ip: string) => {
    const name = account.toLowerCase()
    return { pair: `pair:${name}|${ip}`, name: `name:${name}`, address: `address:${ip}` }
  }
  const windowStart = () => new Date(clock.now().getTime() - WINDOW)

  return {
    async read(merchantId: string, account: string, ip: string): Promise<Failures> {
      const subjects = subjectsOf(account, ip)
      const rows = await database.query
        .selectFrom('sign_in_failures')
        .select(['subject', 'failures'])
        .where('merchant_id', '=', merchantId)
        .where('subject', 'in', Object.values(subjects))
        .where('started_at', '>', windowStart())
        .execute()
      const count = (subject: string) => rows.find((row) => row.subject === subject)?.failures ?? 0
      return { byPair: count(subjects.pair), byName: count(subjects.name), byAddress: count(subjects.address) }
    },

    /** Failed tries from an address, whatever the names. */
    async readAddress(merchantId: string, ip: string): Promise<number> {
      const row = await database.query
        .selectFrom('sign_in_failures')
        .select('failures')
        .where('merchant_id', '=', merchantId)
        .where('subject', '=', `address:${ip}`)
        .where('started_at', '>', windowStart())
        .executeTakeFirst()
      return row?.failures ?? 0
    },

    /** Counts one more failure; a count older than the window starts again. */
    async add(merchantId: string, account: string, ip: string): Promise<void> {
      const now = clock.now()
      // In one order, so that two failures at once do not wait for each other.
      const values = Object.values(subjectsOf(account, ip))
        .sort()
        .map((subject) => ({ merchant_id: merchantId, subject, failures: 1, started_at: now }))
      await database.query
        .insertInto('sign_in_failures')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['merchant_id', 'subject']).doUpdateSet({
            failures: sql`case when sign_in_failures.started_at > ${windowStart()} then sign_in_failures.failures + 1 else 1 end`,
            started_at: sql`case when sign_in_failures.started_at > ${windowStart()} then sign_in_failures.started_at else excluded.started_at end`,
          }),
        )
        .execute()
    },

    /** The person proved to be who they are: the name is free again, from everywhere. */
    async clear(query: Kysely<Tables>, merchantId: string, account: string): Promise<void> {
      const name = account.toLowerCase()
      await query
        .deleteFrom('sign_in_failures')
        .where('merchant_id', '=', merchantId)
        .where((any) =>
          any.or([any('subject', '=', `name:${name}`), any(sql`starts_with(subject, ${`pair:${name}|`})`, '=', true)]),
        )
        .execute()
    },

    async forgetOld(): Promise<void> {
      await database.query.deleteFrom('sign_in_failures').where('started_at', '<', windowStart()).execute()
    },
  }
}

export const asksForCaptcha = ({ byPair, byName, byAddress }: Failures): boolean =>
  byPair >= 1 || byName >= CAPTCHA_BY_NAME || byAddress >= CAPTCHA_BY_ADDRESS

export const isLocked = ({ byPair, byName }: Failures, isKnownAddress: boolean): boolean =>
  byPair >= MOST_BY_PAIR || (byName >= MOST_BY_NAME && !isKnownAddress)

export type FailureCounter = ReturnType<typeof createFailureCounter>
