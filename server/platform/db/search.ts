import {
  type AliasedExpression,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'
import type { Moment } from '../http/feed.ts'
import type { Tables as AllTables } from './tables.ts'

/** An `ilike` pattern for texts that contain `part`, its own wildcards meaning themselves. */
export function contains(part: string): string {
  return `%${part.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Rows of one page and how many the whole list has. */
export interface Rows<Row> {
  readonly rows: Row[]
  readonly total: number
}

/** From when to when things were made, as calls are asked (`SpanQuery` of http/call.ts): half open, without an end where it has none. */
export interface TimeSpan {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Those rows whose moment lies in a span: `inSpan(depositsOf(query, merchantId), 'deposits.created_at', filter)`. */
export function inSpan<Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  column: StringReference<Tables, Table>,
  { from, to }: TimeSpan,
): SelectQueryBuilder<Tables, Table, Row> {
  let wanted = rows
  if (from !== undefined) wanted = wanted.where(sql<SqlBool>`${sql.ref(column)} >= ${new Date(from)}`)
  if (to !== undefined) wanted = wanted.where(sql<SqlBool>`${sql.ref(column)} < ${new Date(to)}`)
  return wanted
}

/** Those rows of a list, newest first, that stand behind a place of it. */
export function behind<Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  [at, id]: readonly [at: StringReference<Tables, Table>, id: StringReference<Tables, Table>],
  place: Moment | undefined,
): SelectQueryBuilder<Tables, Table, Row> {
  if (place === undefined) return rows
  return rows.where(sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id}::uuid)`)
}

/** The same span in moments. */
export const momentsOf = ({ from, to }: TimeSpan): { from?: Date; to?: Date } => ({
  ...(from !== undefined && { from: new Date(from) }),
  ...(to !== undefined && { to: new Date(to) }),
})

/** A query whose rows can be limited, whatever its tables are called in it. */
interface Limitable {
  limit(most: number): { as(alias: 'found'): AliasedExpression<{ readonly id: string }, 'found'> }
}

/** How many rows a query finds; beyond `most` it is not counted any further. */
export async function countUpTo(query: Kysely<AllTables>, rows: Limitable, most: number): Promise<bigint> {
  const { total } = await query
    .selectFrom(rows.limit(most).as('found'))
    .select((build) => build.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
