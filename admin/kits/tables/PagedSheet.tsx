import { Box, Pagination } from '@mui/material'
import { type Column, Sheet } from './Sheet.tsx'

export interface PagedSheetProps<Row> {
  name: string
  empty?: string
  columns: readonly Column<Row>[]
  keyOf(row: Row): string
  /** The answer to the question for one page. */
  query: {
    readonly data: { readonly items: readonly Row[]; readonly pageInfo: { readonly totalPages: number } } | undefined
    readonly error: Error | null
    refetch(): unknown
  }
  /** The page at hand, from 1. */
  page: number
  onPage(page: number): void
}

/** A table of what is read page by page, with its pages below where there are several. */
export function PagedSheet<Row>({ query: { data, error, refetch }, page, onPage, ...table }: PagedSheetProps<Row>) {
  const pages = data?.pageInfo.totalPages ?? 1
  return (
    <Box sx={{ minWidth: 0 }}>
      <Sheet {...table} rows={data?.items} error={error} onRetry={() => refetch()} />
      {pages > 1 && <Pagination page={page} count={pages} onChange={(_event, wanted) => onPage(wanted)} />}
    </Box>
  )
}
