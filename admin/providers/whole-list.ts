import type { Row } from './resource-operations.ts'

interface Wish {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly pagination?: { readonly page: number; readonly perPage: number }
}

/**
 * A page of rows that the server gives all at once: filtered by their fields, `search` by name and id, sorted and cut here.
 * Without a field to sort by that the rows have, they stay in the server's order.
 */
export function pageOfWhole(rows: readonly Row[], { filter = {}, sort, pagination }: Wish) {
  const found = rows.filter((row) => Object.entries(filter).every(([field, wanted]) => fits(row, field, wanted)))
  const isSortable = sort !== undefined && rows.some((row) => row[sort.field] !== undefined)
  const sorted = isSortable ? found.toSorted((left, right) => compare(left[sort.field], right[sort.field])) : found
  if (isSortable && sort.order === 'DESC') sorted.reverse()
  const { page, perPage } = pagination ?? { page: 1, perPage: sorted.length }
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: found.length }
}

function fits(row: Row, field: string, wanted: unknown): boolean {
  if (wanted === '' || wanted === undefined || wanted === null) return true
  if (field === 'ids') return (wanted as readonly string[]).includes(row.id)
  if (field !== 'search') return row[field] === wanted
  return `${String(row.name)} ${row.id}`.toLocaleLowerCase().includes(String(wanted).toLocaleLowerCase())
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left ?? '').localeCompare(String(right ?? ''), undefined, { numeric: true })
}
