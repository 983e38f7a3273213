import { type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'

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

/** The same span in moments. */
export const momentsOf = ({ from, to }: TimeSpan): { from?: Date; to?: Date } => ({
  ...(from !== undefined && { from: new Date(from) }),
  ...(to !== undefined && { to: new Date(to) }),
})
