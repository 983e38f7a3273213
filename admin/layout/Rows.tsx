import { Box, type Theme, useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  DataTable,
  type RaRecord,
  SimpleList,
  SortButton,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { rowClick } from '../lib/row-click.ts'

interface Props<Row extends RaRecord> {
  /** `DataTable.Col` columns of the wide form. */
  children: ReactNode
  /** The two lines that a row is on a phone. */
  primary(row: Row): ReactNode
  secondary(row: Row): ReactNode
  /** What stands for the row at its start on a phone. */
  picture?(row: Row): ReactElement
  bulkActions?: ReactElement | false
  /** By what the rows may be sorted on a phone, where no heading can be pressed. */
  sorts?: readonly string[]
  /** Where a row leads, when its page is none of the resource's own. */
  path?(row: Row): string
}

/** The rows of a list: a table where there is room, two lines each on a phone. */
export function Rows<Row extends RaRecord>({
  children,
  primary,
  secondary,
  picture,
  bulkActions = false,
  sorts = [],
  path,
}: Props<Row>) {
  const resource = useResourceContext() ?? ''
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { hasEdit } = useResourceDefinition()
  const click =
    path === undefined
      ? rowClick(resource, hasEdit === true)
      : (_id: unknown, _resource: string, row: RaRecord) => path(row as Row)
  if (isNarrow) {
    return (
      <>
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
        />
      </>
    )
  }
  return (
    <DataTable rowClick={click} bulkActionButtons={bulkActions}>
      {children}
    </DataTable>
  )
}
