import { Pagination } from '@mui/material'

/** Pages of a tab; nothing where there is but one. */
export function Pager({ page, pages, onChange }: { page: number; pages: number; onChange(page: number): void }) {
  if (pages <= 1) return null
  return <Pagination page={page} count={pages} onChange={(_event, wanted) => onChange(wanted)} />
}
