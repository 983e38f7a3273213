import { type Kysely, sql } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

/** Takes a place of a subject; its number, or undefined when all `most` are taken. A count from before `since` starts again. */
export async function takePlace(
  query: Query,
  place: { readonly scope: string; readonly subject: string; readonly most: number },
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<number | undefined> {
  const counts = sql<boolean>`sign_in_failures.started_at > ${since}`
  const row = await query
    .insertInto('sign_in_failures')
    .values({ merchant_id: place.scope, subject: place.subject, failures: 1, started_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'subject'])
        .doUpdateSet({
          failures: sql`case when ${counts} then sign_in_failures.failures + 1 else 1 end`,
          started_at: sql`case when ${counts} then sign_in_failures.started_at else excluded.started_at end`,
          told_at: sql`case when ${counts} then sign_in_failures.told_at end`,
        })
        .where((any) => any.or([sql<boolean>`not (${counts})`, any('sign_in_failures.failures', '<', place.most)])),
    )
    .returning('failures')
    .executeTakeFirst()
  return row?.failures
}

export const returnPlaces = (query: Query, scope: string, subjects: readonly string[]) =>
  query
    .updateTable('sign_in_failures')
    .set({ failures: sql`failures - 1` })
    .where('merchant_id', '=', scope)
    .where('subject', 'in', [...subjects])
    .where('failures', '>', 0)
    .execute()

export async function countPlaces(query: Query, scope: string, subject: string, since: Date): Promise<number> {
  const row = await query
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('merchant_id', '=', scope)
    .where('subject', '=', subject)
    .where('started_at', '>', since)
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** All places of the subjects that begin with `prefix`. */
export async function sumPlaces(query: Query, scope: string, prefix: string, since: Date): Promise<number> {
  const { failures } = await query
    .selectFrom('sign_in_failures')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('failures'), sql<string>`0`).as('failures'))
    .where('merchant_id', '=', scope)
    .where(sql`starts_with(subject, ${prefix})`, '=', true)
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(failures)
}

/** Frees subjects, and all that begin with `prefix`. */
export async function deletePlaces(
  query: Query,
  scope: string,
  subjects: readonly string[],
  prefix: string,
): Promise<void> {
  await query
    .deleteFrom('sign_in_failures')
    .where('merchant_id', '=', scope)
    .where((any) => any.or([any('subject', 'in', [...subjects]), any(sql`starts_with(subject, ${prefix})`, '=', true)]))
    .execute()
}

/** Notes that the owner of a subject was told that all its places are taken; false when he was before, or they are not. */
export async function markTold(
  query: Query,
  place: { readonly scope: string; readonly subject: string; readonly most: number },
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<boolean> {
  const row = await query
    .updateTable('sign_in_failures')
    .set({ told_at: now })
    .where('merchant_id', '=', place.scope)
    .where('subject', '=', place.subject)
    .where('started_at', '>', since)
    .where('failures', '>=', place.most)
    .where('told_at', 'is', null)
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

export const deletePlacesBefore = (query: Query, before: Date): Promise<void> =>
  deleteBefore(query, 'sign_in_failures', 'started_at', before)
