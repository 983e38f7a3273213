import { LARGEST_PAGE } from './build-query.ts'

interface Rows<Row> {
  data: Row[]
  /** How many there are; undefined where the server does not count. */
  total?: number | undefined
}

/**
 * The first rows of a list, though they are more than one page may have: read page by page, one after the other, until
 * there are enough or no more.
 *
 * @param page reads a page, counted from 1, of so many rows
 */
export async function readPages<Answer extends Rows<unknown>>(
  wanted: number,
  page: (number: number, perPage: number) => Promise<Answer>,
): Promise<Answer> {
  const first = await page(1, LARGEST_PAGE)
  const data: unknown[] = [...first.data]
  let last = first.data.length
  for (let number = 2; last === LARGEST_PAGE && data.length < wanted; number++) {
    const next = await page(number, LARGEST_PAGE)
    last = next.data.length
    data.push(...next.data)
  }
  return { ...first, data: data.slice(0, wanted) }
}
