import { type OrderByItemBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Publication } from './publication.ts'

/** A state and the moment at which it is asked about. */
export interface PublicationAt {
  readonly state: Publication
  readonly now: Date
}

/** Those rows of a table with `published`, `starts_at` and `ends_at` that stand so; the states shut each other out. */
export function standsAs({ state, now }: PublicationAt): RawBuilder<SqlBool> {
  if (state === 'HIDDEN') return sql`not published`
  if (state === 'SCHEDULED') return sql`published and starts_at > ${now}`
  if (state === 'OVER') return sql`published and ends_at <= ${now} and (starts_at is null or starts_at <= ${now})`
  return sql`published and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`
}

/** The order of a list by one of its columns: what has no start began before everything else, what has no end ends after it. */
export const inTime = (column: string, direction: 'asc' | 'desc') => (order: OrderByItemBuilder) => {
  const ordered = direction === 'asc' ? order.asc() : order.desc()
  const isFirst = (column === 'starts_at') === (direction === 'asc')
  return isFirst ? ordered.nullsFirst() : ordered.nullsLast()
}
