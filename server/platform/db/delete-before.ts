import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Rows that one statement deletes: well within the time that a statement has. Fewer where much hangs on them. */
const AT_A_TIME = 5_000

/** Deletes by statements that delete a number of rows at most and answer how many they did, until one finds fewer. */
export async function deleteSomeAtATime(
  deleteSome: (atATime: number) => Promise<number>,
  atATime = AT_A_TIME,
): Promise<void> {
  while ((await deleteSome(atATime)) === atATime);
}

/**
 * Deletes the rows of a table whose moment came before another, some at a time: however many have gathered, no statement takes longer than it
 * may, and what is gone stays gone where a later one is broken off.
 */
export async function deleteBefore<Name extends keyof Tables & string>(
  query: Kysely<Tables>,
  name: Name,
  moment: keyof Tables[Name] & string,
  before: Date,
  atATime?: number,
): Promise<void> {
  const [table, column] = [sql.table(name), sql.ref(moment)]
  await deleteSomeAtATime(async (limit) => {
    const { numAffectedRows } = await sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < ${before} limit ${limit}))`.execute(query)
    return Number(numAffectedRows ?? 0)
  }, atATime)
}
