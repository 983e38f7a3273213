import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'

interface Page<Row> {
  items: Row[]
  pageInfo: { totalItems: number }
}

interface Props<Row> {
  name: string
  /** What it is kept by, beside `protection`. */
  queryKey: readonly unknown[]
  load(page: typeof FIRST): Promise<Page<Row>>
  keyOf(row: Row): string
  columns: readonly Column<Row>[]
}

const FIRST = { page: 1, pageSize: 50 }

/** A table of the desk: its first rows, and how many there are in all. */
export function DeskSheet<Row>({ name, queryKey, load, keyOf, columns }: Props<Row>) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({ queryKey: ['protection', ...queryKey], queryFn: () => load(FIRST) })
  const shown = data?.items.length ?? 0
  const total = data?.pageInfo.totalItems ?? 0
  return (
    <>
      <Sheet
        name={name}
        empty="protection.none"
        columns={columns}
        rows={data?.items}
        keyOf={keyOf}
        error={error}
        onRetry={refetch}
      />
      {total > shown && <Typography sx={{ mt: 1 }}>{translate('protection.more', { shown, total })}</Typography>}
    </>
  )
}
