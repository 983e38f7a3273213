import {
  Box,
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { downloadCSV, useTranslate } from 'react-admin'
import { changeOf } from '../../lib/change-of.ts'
import { toCsv } from '../../lib/csv.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { definitions } from './definitions.ts'
import { RowName, useRowName } from './RowName.tsx'
import { type Figures, type Kind, REST, type ReportData, type ReportRow } from './report-data.ts'
import type { ReportName } from './report-names.ts'
import { figureWords, useFigure } from './use-figure.ts'

interface Props {
  name: ReportName
  definition: (typeof definitions)[keyof typeof definitions]
  data: ReportData
  isCompared: boolean
}

interface Order {
  readonly column: string
  readonly isAscending: boolean
}

/** What the report is about row by row, sorted by any figure, with its totals; and the same as a file. */
export function ReportTable({ name, definition, data, isCompared }: Props) {
  const translate = useTranslate()
  const [order, setOrder] = useState<Order | undefined>()
  const { columns, rowKind } = definition
  const rows = order === undefined ? data.rows : sorted(data.rows, order)
  const toFile = useFile(name, definition)
  const sort = (column: string) =>
    setOrder({ column, isAscending: order?.column === column ? !order.isAscending : false })
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="h2">
            {translate(`brandReports.rowKinds.${rowKind}`)}
          </Typography>
          <Button size="small" onClick={() => toFile(rows, data)}>
            {translate('ra.action.export')}
          </Button>
        </Box>
        <Box role="region" aria-label={translate(`brandReports.names.${name}`)} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={translate(`brandReports.names.${name}`)}>
            <TableHead>
              <TableRow>
                <TableCell sx={first}>{translate(`brandReports.rowKinds.${rowKind}`)}</TableCell>
                {columns.map(([column]) => (
                  <TableCell
                    key={column}
                    align="right"
                    sx={{ whiteSpace: 'nowrap' }}
                    sortDirection={order?.column === column ? (order.isAscending ? 'asc' : 'desc') : false}
                  >
                    <TableSortLabel
                      active={order?.column === column}
                      direction={order?.column === column && order.isAscending ? 'asc' : 'desc'}
                      onClick={() => sort(column)}
                    >
                      {translate(figureWords(name, column))}
                    </TableSortLabel>
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.key}>
                  <TableCell component="th" scope="row" sx={first}>
                    <RowName row={row} kind={rowKind} />
                  </TableCell>
                  <Cells {...{ columns, data, isCompared }} now={row.figures} before={row.before} />
                </TableRow>
              ))}
            </TableBody>
            <TableFooter>
              <TableRow
                sx={{ '& > .MuiTableCell-root': { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' } }}
              >
                <TableCell component="th" scope="row" sx={first}>
                  {translate('brandReports.total')}
                </TableCell>
                <Cells {...{ columns, data, isCompared }} now={data.totals} before={data.totalsBefore} />
              </TableRow>
            </TableFooter>
          </Table>
        </Box>
      </CardContent>
    </Card>
  )
}

/** On a phone the name stays while figures are pushed along. */
const first = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  minWidth: { xs: 120, md: 200 },
  maxWidth: 320,
} as const

interface CellsProps {
  columns: readonly (readonly [string, Kind])[]
  data: ReportData
  isCompared: boolean
  now: Figures
  before: Figures
}

function Cells({ columns, data, isCompared, now, before }: CellsProps) {
  const figure = useFigure(data.currency)
  const { percent } = useFormats()
  return columns.map(([column, kind]) => {
    const change = isCompared ? changeOf(now[column], before[column]) : undefined
    return (
      <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
        {figure(now[column], kind)}
        {change !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {`${change > 0 ? '+' : ''}${percent(change, 1)}`}
          </Typography>
        )}
      </TableCell>
    )
  })
}

/** By a figure; what has none, and the row of the rest, stand last. */
function sorted(rows: readonly ReportRow[], { column, isAscending }: Order): ReportRow[] {
  const sizeOf = ({ figures }: ReportRow) => Number(figures[column] ?? Number.NEGATIVE_INFINITY)
  return rows.toSorted((one, other) => {
    if (one.key === REST || other.key === REST) return one.key === REST ? 1 : -1
    return isAscending ? sizeOf(one) - sizeOf(other) : sizeOf(other) - sizeOf(one)
  })
}

/** A file of the table as it is shown, with what the days before came to. */
function useFile(name: ReportName, { columns, rowKind }: Props['definition']) {
  const translate = useTranslate()
  const rowName = useRowName()
  return (rows: readonly ReportRow[], data: ReportData) => {
    const cells = (label: string, now: Figures, before: Figures) => ({
      row: label,
      ...Object.fromEntries(
        columns.flatMap(([column]) => [
          [column, now[column]],
          [`${column} before`, before[column]],
        ]),
      ),
    })
    const headings = [
      { source: 'row', heading: translate(`brandReports.rowKinds.${rowKind}`) },
      ...columns.flatMap(([column]) => {
        const heading = translate(figureWords(name, column))
        return [
          { source: column, heading },
          { source: `${column} before`, heading: translate('brandReports.columnBefore', { figure: heading }) },
        ]
      }),
    ]
    const lines = [
      ...rows.map((row) => cells(rowName(row, rowKind), row.figures, row.before)),
      cells(translate('brandReports.total'), data.totals, data.totalsBefore),
    ]
    downloadCSV(toCsv(headings, lines), `${name} ${data.days.from} ${data.days.to}`)
  }
}
