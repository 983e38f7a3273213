import { LARGEST_PAGE } from './build-query.ts'

export interface Rows {
  data: { id: unknown }[]
  /** How many there are; undefined where the server does not count. */
  total?: number | undefined
}

/** How far it has come: rows read of so many. */
export interface Progress {
  readonly rows: number
  readonly total: number | undefined
}

/**
 * A whole list though it is more than a page: read page by page, one after the other. A row that slid onto the next page because
 * others came before it meanwhile stands in the answer once.
 *
 * @param page reads a page, counted from 1, of so many rows
 * @param onPage is waited for after each page but the last; what it throws ends the reading
 */
export async function readPages<Answer extends Rows>(
  page: (number: number, perPage: number) => Promise<Answer>,
  onPage: (progress: Progress) => Promise<void>,
): Promise<Answer> {
  const first = await page(1, LARGEST_PAGE)
  const rows = new Map(first.data.map((row) => [row.id, row]))
  let last = first
  for (let number = 2; last.data.length === LARGEST_PAGE; number++) {
    await onPage({ rows: rows.size, total: last.total })
    last = await page(number, LARGEST_PAGE)
    for (const row of last.data) rows.set(row.id, row)
  }
  return { ...last, data: [...rows.values()] }
}
