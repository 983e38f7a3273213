import {
  Box,
  Button,
  List,
  ListItem,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'

export interface Column<Row> {
  /** Key of the heading in admin.json. */
  heading: string
  render(row: Row): ReactNode
  isNumber?: boolean
  /** Texts of any length, which break anywhere and keep their lines, so that the table is never wider than its pane. */
  isText?: boolean
}

interface Props<Row> {
  name: string
  /** What an empty table says. */
  empty?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  keyOf(row: Row): string
  /** Why they could not be read, where the table reads them. */
  error?: Error | null
  onRetry?(): void
  /** Where there is another page. */
  onMore?: (() => void) | undefined
}

/** A table of what a page read, with its four faces: loading, failed, empty, full. On a phone each row is a small table. */
export function Sheet<Row>(props: Props<Row>) {
  const { name, empty = 'desk.empty', columns, rows, keyOf, error = null, onRetry, onMore } = props
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (error !== null) return <ReadFailure error={error} onRetry={onRetry} />
  if (rows === undefined) return <Skeleton variant="rounded" height={160} />
  if (rows.length === 0) return <Typography sx={{ py: 2 }}>{translate(empty)}</Typography>
  return (
    <Box sx={{ minWidth: 0 }}>
      {isNarrow ? (
        <StackedRows name={name} columns={columns} rows={rows} keyOf={keyOf} />
      ) : (
        <WideRows name={name} columns={columns} rows={rows} keyOf={keyOf} />
      )}
      {onMore !== undefined && (
        <Button onClick={onMore} sx={{ mt: 1 }}>
          {translate('desk.more')}
        </Button>
      )}
    </Box>
  )
}

type RowsProps<Row> = Pick<Props<Row>, 'name' | 'columns' | 'keyOf'> & { rows: readonly Row[] }

function WideRows<Row>({ name, columns, rows, keyOf }: RowsProps<Row>) {
  const translate = useTranslate()
  return (
    <Box role="region" aria-label={translate(name)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate(name)}>
        <TableHead>
          <TableRow>
            {columns.map(({ heading, isNumber }) => (
              <TableCell key={heading} align={isNumber ? 'right' : 'left'} sx={{ px: 1.25, whiteSpace: 'nowrap' }}>
                {translate(heading)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ heading, render, isNumber, isText }, index) => (
                <TableCell
                  key={heading}
                  align={isNumber ? 'right' : 'left'}
                  // Moments, names and amounts are read at a glance; what is beside them may break.
                  sx={{
                    px: 1.25,
                    ...(isText ? broken : { whiteSpace: isNumber || index === 0 ? 'nowrap' : 'normal' }),
                  }}
                >
                  {render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const broken = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 128, verticalAlign: 'top' }

/** The first column is the row's title; of the others those that say something stand beside their headings. */
function StackedRows<Row>({ name, columns, rows, keyOf }: RowsProps<Row>) {
  const translate = useTranslate()
  const [title, ...others] = columns
  return (
    <List aria-label={translate(name)} disablePadding>
      {rows.map((row) => (
        <ListItem key={keyOf(row)} divider disableGutters sx={{ display: 'block', py: 1.5 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title?.render(row)}</Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
              gap: '2px 12px',
              mt: 0.5,
              mb: 0,
            }}
          >
            {others.map(({ heading, render, isText }) => {
              const value = render(row)
              if (value === '–' || value === '' || value === null) return null
              return (
                <Fragment key={heading}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {translate(heading)}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body2"
                    sx={{ m: 0, whiteSpace: isText ? 'pre-line' : 'normal', overflowWrap: 'anywhere' }}
                  >
                    {value}
                  </Typography>
                </Fragment>
              )
            })}
          </Box>
        </ListItem>
      ))}
    </List>
  )
}
