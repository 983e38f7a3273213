/** What a list call is asked for; the shapes are `PageQuery` and `Page` of call.ts. */
export interface PageRequest {
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
  readonly sort?: string | undefined
}

const LARGEST_PAGE = 100

/** Where a page starts and ends in its list. */
export function pageOf(
  query: PageRequest,
  defaultSize = 20,
): { pageNum: number; pageSize: number; limit: number; offset: number } {
  const pageNum = Math.max(1, query.pageNo ?? 1)
  const pageSize = Math.min(LARGEST_PAGE, Math.max(1, query.pageSize ?? defaultSize))
  return { pageNum, pageSize, limit: pageSize, offset: (pageNum - 1) * pageSize }
}

/** The page envelope around rows already presented; `total` counts the whole list. */
export function page<Row>(rows: Row[], total: number | bigint, query: PageRequest, defaultSize = 20) {
  const { pageNum, pageSize } = pageOf(query, defaultSize)
  const totalItems = Number(total)
  return { content: rows, pageNum, pageSize, totalPages: Math.ceil(totalItems / pageSize), totalItems }
}

/**
 * The column and direction of a `sort` such as `-createdAt`, from the columns a list allows.
 * Anything else gets the list's own order.
 */
export function sortOf<Column extends string>(
  sort: string | undefined,
  columns: Readonly<Record<string, Column>>,
  fallback: { column: Column; direction: 'asc' | 'desc' },
): { column: Column; direction: 'asc' | 'desc' } {
  if (sort === undefined) return fallback
  const descending = sort.startsWith('-')
  const column = Object.hasOwn(columns, descending ? sort.slice(1) : sort)
    ? columns[descending ? sort.slice(1) : sort]
    : undefined
  return column === undefined ? fallback : { column, direction: descending ? 'desc' : 'asc' }
}
