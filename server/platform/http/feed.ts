import { httpErrors } from './errors.ts'

// Feeds are lists that are read on and on, by the place of a row instead of the number of a page: rows that come meanwhile shift nothing.
// The shapes are `FeedQuery` and `Feed` of call.ts.

const ROWS = 20

/** Which part of a feed is read: behind one place and before another, so many rows from the start of that, or from its end. */
export interface Stretch<Place> {
  readonly after?: Place | undefined
  readonly before?: Place | undefined
  readonly limit: number
  readonly fromEnd: boolean
}

/** What was found of a stretch, in the order of the feed. */
export interface Part<Row, Place = never> {
  readonly rows: Row[]
  /** Whether the stretch goes on, in the direction in which it was read. */
  readonly hasMore: boolean
  /** How far was looked, where that is farther than the rows tell. */
  readonly reached?: Place | undefined
}

/** How a place is written as a cursor, and read again: undefined where the text is none. */
export interface Cursor<Place> {
  readonly write: (place: Place) => string
  readonly read: (text: string) => Place | undefined
}

/** Of rows that are numbered. */
export const numberCursor: Cursor<bigint> = {
  write: String,
  read: (text) => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined),
}

/** Of rows in the order of time, where several have one moment. */
export interface Moment {
  readonly at: Date
  readonly id: string
}

export const momentCursor: Cursor<Moment> = {
  write: ({ at, id }) => `${at.getTime()}_${id}`,
  read(text) {
    const [, time, id] = /^(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
    return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id }
  },
}

interface Asked {
  readonly first?: number | undefined
  readonly after?: string | undefined
  readonly last?: number | undefined
  readonly before?: string | undefined
}

/** The stretch that a call asks for. Throws FIRST_AND_LAST, CURSOR_INVALID. */
export function stretchOf<Place>({ first, last, ...asked }: Asked, cursor: Cursor<Place>): Stretch<Place> {
  if (first !== undefined && last !== undefined) throw httpErrors.FIRST_AND_LAST({ field: 'last' })
  const placeOf = (field: 'after' | 'before') => {
    const text = asked[field]
    const place = text === undefined ? undefined : cursor.read(text)
    if (text !== undefined && place === undefined) throw httpErrors.CURSOR_INVALID({ field })
    return place
  }
  return {
    after: placeOf('after'),
    before: placeOf('before'),
    limit: last ?? first ?? ROWS,
    fromEnd: last !== undefined,
  }
}

/**
 * Reads a stretch, with one row more than asked for, which tells whether it goes on. `read` gives the rows in the direction of reading:
 * those of the end from the end on.
 */
export async function readPart<Row, Place>(
  stretch: Stretch<Place>,
  read: (stretch: Stretch<Place>) => Promise<Row[]>,
): Promise<Part<Row>> {
  const found = await read({ ...stretch, limit: stretch.limit + 1 })
  const rows = found.slice(0, stretch.limit)
  return { rows: stretch.fromEnd ? rows.reverse() : rows, hasMore: found.length > stretch.limit }
}

interface Shown<Row, Place, Item> {
  readonly present: (row: Row) => Item
  readonly placeOf: (row: Row) => Place
  readonly cursor: Cursor<Place>
}

/** The envelope around a part of a feed. A place that was given is one of the feed, so there is something beyond it. */
export function feedOf<Row, Place, Item extends object>(
  { after, before, fromEnd }: Stretch<Place>,
  { rows, hasMore, reached }: Part<Row, Place>,
  { present, placeOf, cursor }: Shown<Row, Place, Item>,
) {
  const content = rows.map((row) => ({ cursor: cursor.write(placeOf(row)), ...present(row) }))
  const end = reached === undefined ? undefined : cursor.write(reached)
  return {
    content,
    startCursor: (fromEnd ? end : undefined) ?? content[0]?.cursor ?? null,
    endCursor: (fromEnd ? undefined : end) ?? content.at(-1)?.cursor ?? null,
    hasNextPage: before !== undefined || (!fromEnd && hasMore),
    hasPreviousPage: after !== undefined || (fromEnd && hasMore),
  }
}
