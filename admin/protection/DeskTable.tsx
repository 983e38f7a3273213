import { Alert, Box, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

interface Props<Row> {
  label: string
  /** Undefined while it loads. */
  rows: readonly Row[] | undefined
  total: number
  error: Error | null
  rowKey(row: Row): string
  columns: readonly { heading: string; cell(row: Row): ReactNode }[]
}

/** A short table of the desk, with its faces: loading, failed, empty, full. */
export function DeskTable<Row>({ label, rows, total, error, rowKey, columns }: Props<Row>) {
  const translate = useTranslate()
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (rows === undefined) return <LinearProgress aria-label={label} />
  if (rows.length === 0) return <Alert severity="info">{translate('protection.none')}</Alert>
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ minWidth: 560 }}>
        <TableHead>
          <TableRow>
            {columns.map(({ heading }) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)}>
              {columns.map(({ heading, cell }) => (
                <TableCell key={heading}>{cell(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {total > rows.length && <p>{translate('protection.more', { shown: rows.length, total })}</p>}
    </Box>
  )
}

/** Leads to the protection of a member. */
export function MemberLink({ id, account }: { id: string; account: string }) {
  return (
    <Link to={`/members/${id}/show/protection`} style={{ color: 'inherit' }}>
      {account}
    </Link>
  )
}
