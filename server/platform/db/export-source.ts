import type { Static, TSchema } from 'typebox'
import type { Cursor } from '../http/feed.ts'
import type { Money } from '../lib/money.ts'
import type { Transaction } from './connection.ts'

type Query = Transaction['query']

/** The lists that can be exported whole, one name for each wherever it is said. */
export const EXPORT_SOURCES = [
  'MEMBERS',
  'DEPOSITS',
  'WITHDRAWALS',
  'BETS',
  'TRANSFERS',
  'PROMOTION_CLAIMS',
  'REBATE_CLAIMS',
  'AUDIT_ENTRIES',
  'SETTLEMENTS',
  'ADJUSTMENTS',
  'VENDOR_TRANSFERS',
  'LOTTERY_DRAWS',
  'TICKETS',
  'SUSPENSE',
  'AGENT_DEBTS',
] as const
export type ExportSourceName = (typeof EXPORT_SOURCES)[number]

/** What stands in a cell: a text, an amount of money, a number, a moment, or nothing. */
export type Cell = string | Money | number | Date | null

/** A column as a file heads it: where its words stand in `locales/<language>/admin.json`. */
export interface Heading {
  readonly heading: string
  /** Where the words of its codes stand: `<words>.<value>`. */
  readonly words?: string
}

interface Column<Row> extends Heading {
  readonly cell: (row: Row, language: string) => Cell
}

/** Whose rows are read, for whom, and as of when where the list asks how old something is. */
export interface ExportScope {
  readonly merchantId: string
  readonly operatorId: string
  readonly askedAt: Date
  /** Whose rows the file holds, as `owners` of the source answered when it was asked for; else those of the brand. */
  readonly owners: readonly string[]
}

/** Who reads, and at which brand. */
export type ExportReader = Pick<ExportScope, 'merchantId' | 'operatorId'>

/** Rows in a file's order, and how far they reach; null where they end. */
export interface Piece {
  readonly lines: Cell[][]
  readonly place: string | null
}

/** A list that can be read whole, as module `exports` knows it. */
export interface ExportSource {
  readonly name: ExportSourceName
  /** What it takes to read the list. */
  readonly right: { readonly name: string }
  /** What narrows the list, as its own call has it. */
  readonly filter: TSchema
  /**
   * The field of the filter before which rows were made; a file holds none that came after it was asked for. Null where that is no matter of
   * the filter: rows are planned ahead, or the list is what stands now.
   */
  readonly before: string | null
  /** Whose rows an operator sees there as of now, where the list shows him more than the brand's own. */
  readonly owners?: OwnersOf | undefined
  readonly headings: readonly Heading[]
  /** How many rows there are; beyond `most` it is not counted any further. */
  readonly count: (query: Query, scope: ExportScope, filter: unknown, most: number) => Promise<number>
  /** The rows behind a place, newest first. */
  readonly read: (query: Query, scope: ExportScope, filter: unknown, stretch: ExportStretch) => Promise<Piece>
}

export interface ExportStretch {
  readonly after: string | null
  readonly limit: number
  readonly language: string
}

type OwnersOf = (query: Query, reader: ExportReader) => Promise<string[]>

interface Source<Schema extends TSchema, Filter, Row, Place> {
  readonly name: ExportSourceName
  readonly right: { readonly name: string }
  readonly filter: Schema
  /** See `ExportSource`; `to` where the list has a span. */
  readonly before?: (keyof Static<Schema> & string) | null
  /** See `ExportSource`. */
  readonly owners?: OwnersOf
  /** The filter as the list's own query takes it. */
  readonly narrow: (asked: Static<Schema>, scope: ExportScope) => Filter
  readonly columns: readonly Column<Row>[]
  readonly cursor: Cursor<Place>
  readonly placeOf: (row: Row) => Place
  readonly count: (query: Query, merchantId: string, filter: Filter, most: number) => Promise<number | bigint>
  readonly read: (
    query: Query,
    merchantId: string,
    filter: Filter,
    stretch: { readonly after: Place | undefined; readonly limit: number },
  ) => Promise<Row[]>
}

/**
 * A list that its module lets be exported whole: by the filter and the where-clause of the list itself, and by the place of a row, never by
 * the number of a page.
 */
export function defineExport<Schema extends TSchema, Filter, Row, Place>({
  columns,
  cursor,
  placeOf,
  narrow,
  count,
  read,
  before = 'to',
  ...source
}: Source<Schema, Filter, Row, Place>): ExportSource {
  // Read by `filter` when it was asked for.
  const narrowed = (filter: unknown, scope: ExportScope) => narrow(filter as Static<Schema>, scope)
  return {
    ...source,
    before,
    headings: columns,
    count: async (query, scope, filter, most) =>
      Number(await count(query, scope.merchantId, narrowed(filter, scope), most)),
    async read(query, scope, filter, { after, limit, language }) {
      const place = after === null ? undefined : cursor.read(after)
      const rows = await read(query, scope.merchantId, narrowed(filter, scope), { after: place, limit })
      const last = rows.at(-1)
      return {
        lines: rows.map((row) => columns.map(({ cell }) => cell(row, language))),
        place: last === undefined || rows.length < limit ? null : cursor.write(placeOf(last)),
      }
    },
  }
}
