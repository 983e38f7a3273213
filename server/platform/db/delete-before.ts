import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Rows that one statement deletes: well within the time that a statement has. Fewer where much hangs on them. */
const AT_A_TIME = 5_000

/**
 * Deletes the rows of a table whose moment came before another, some at a time: however many have gathered, no statement takes longer than it
 * may, and what is gone stays gone where a later one is broken off.
 */
export async function deleteBefore<Name extends keyof Tables & string>(
  query: Kysely<Tables>,
  name: Name,
  moment: keyof Tables[Name] & string,
  before: Date,
  atATime = AT_A_TIME,
): Promise<void> {
  const [table, column] = [sql.table(name), sql.ref(moment)]
  let deleted = atATime
  while (deleted === atATime) {
    const { numAffectedRows } = await sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < ${before} limit ${atATime}))`.execute(query)
    deleted = Number(numAffectedRows ?? 0)
  }
}
