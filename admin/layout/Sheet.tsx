import {
  Alert,
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

export interface Column<Row> {
  /** Key of the heading in admin.json. */
  heading: string
  render(row: Row): ReactNode
  isNumber?: boolean
}

interface Props<Row> {
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  keyOf(row: Row): string
  error: Error | null
  onRetry(): void
  /** Where there is another page. */
  onMore?: (() => void) | undefined
}

/** A table of what a page read, with its four faces: loading, failed, empty, full. It scrolls by itself on a phone. */
export function Sheet<Row>({ name, columns, rows, keyOf, error, onRetry, onMore }: Props<Row>) {
  const translate = useTranslate()
  if (error !== null)
    return (
      <Alert severity="error" action={<Button onClick={onRetry}>{translate('dashboard.retry')}</Button>}>
        {error.message}
      </Alert>
    )
  if (rows === undefined) return <Skeleton variant="rounded" height={160} />
  if (rows.length === 0) return <Typography sx={{ py: 2 }}>{translate('desk.empty')}</Typography>
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box role="region" aria-label={translate(name)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={translate(name)}>
          <TableHead>
            <TableRow>
              {columns.map(({ heading, isNumber }) => (
                <TableCell key={heading} align={isNumber ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                  {translate(heading)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={keyOf(row)}>
                {columns.map(({ heading, render, isNumber }) => (
                  <TableCell key={heading} align={isNumber ? 'right' : 'left'}>
                    {render(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {onMore !== undefined && (
        <Button onClick={onMore} sx={{ mt: 1 }}>
          {translate('desk.more')}
        </Button>
      )}
    </Box>
  )
}
