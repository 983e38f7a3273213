import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ReactElement, type ReactNode, useRef } from 'react'
import {
  DataTable,
  type RaRecord,
  SimpleList,
  SortButton,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { useDensity } from '../../lib/use-density.ts'
import { KeyboardBody } from './KeyboardBody.tsx'
import { rowClick } from './row-click.ts'
import { useRowSteps } from './use-row-steps.ts'

interface Props<Row extends RaRecord> {
  /** `DataTable.Col` columns of the wide form. */
  children: ReactNode
  /** The two lines that a row is on a phone. */
  primary(row: Row): ReactNode
  secondary(row: Row): ReactNode
  /** What stands for the row at its start on a phone. */
  picture?(row: Row): ReactElement
  bulkActions?: ReactElement | false
  /** Columns that stand in the table only when the operator asks for them (`ColumnActions`). */
  hidden?: readonly string[]
  /** By what the rows may be sorted on a phone, where no heading can be pressed. */
  sorts?: readonly string[]
  /** Where a row leads, when its page is none of the resource's own; null where it leads nowhere. */
  path?: ((row: Row) => string) | null
  /** The filter that shows what waits for somebody: under it an empty list says that nothing does. */
  waiting?: Readonly<Record<string, unknown>>
}

/** The rows of a list: a table where there is room, two lines each on a phone. */
export function Rows<Row extends RaRecord>({
  children,
  primary,
  secondary,
  picture,
  bulkActions = false,
  hidden = [],
  sorts = [],
  path,
  waiting,
}: Props<Row>) {
  const resource = useResourceContext() ?? ''
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const pages = useResourceDefinition()
  const click =
    path === undefined
      ? rowClick(resource, pages)
      : path !== null && ((_id: unknown, _resource: string, row: RaRecord) => path(row as Row))
  const { filterValues } = useListContext()
  const isQueue = waiting !== undefined && JSON.stringify(filterValues) === JSON.stringify(waiting)
  const empty = isQueue ? { empty: <NothingWaits /> } : {}
  const list = useRef<HTMLDivElement>(null)
  useRowSteps(list)
  const [density] = useDensity()
  if (isNarrow) {
    return (
      <div ref={list}>
        {sorts.length > 0 && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1 }}>
            <SortButton fields={[...sorts]} />
          </Box>
        )}
        <SimpleList<Row>
          primaryText={primary}
          secondaryText={secondary}
          {...(picture && { leftIcon: picture })}
          rowClick={click}
          {...empty}
        />
      </div>
    )
  }
  return (
    <div ref={list}>
      <DataTable
        size={density === 'COMFORTABLE' ? 'medium' : 'small'}
        rowClick={click}
        bulkActionButtons={bulkActions}
        hiddenColumns={[...hidden]}
        body={KeyboardBody}
        {...empty}
      >
        {children}
      </DataTable>
    </div>
  )
}

function NothingWaits() {
  const translate = useTranslate()
  return <Typography sx={{ p: 2 }}>{translate('desk.nothingWaits')}</Typography>
}
