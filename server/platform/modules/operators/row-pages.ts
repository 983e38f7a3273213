import { type PageRequest, page, pageOf } from '../../http/paging.ts'

/** A page of a short list that is at hand whole, sorted by one of the fields named. */
export function pageOfRows<Row extends object>(
  rows: readonly Row[],
  query: PageRequest,
  sortable: readonly (keyof Row & string)[],
) {
  const { limit, offset } = pageOf(query)
  const field = sortable.find((name) => name === query.sort?.replace(/^-/, ''))
  const sign = query.sort?.startsWith('-') ? -1 : 1
  const sorted =
    field === undefined ? [...rows] : rows.toSorted((left, right) => sign * compare(left[field], right[field]))
  return page(sorted.slice(offset, offset + limit), rows.length, query)
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left ?? '').localeCompare(String(right ?? ''))
}
