import { Box } from '@mui/material'
import { DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { ExportDeeds } from './ExportDeeds.tsx'
import { ExportStanding } from './ExportStanding.tsx'
import type { ConsoleExportFragment as Export } from './exports.generated.ts'
import { Narrowing } from './Narrowing.tsx'
import { NothingExported } from './NothingExported.tsx'

const states = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'].map((id) => ({ id, name: `exportStates.${id}` }))
const filters = [<SelectInput key="state" source="state" choices={states} alwaysOn />, ...span]

/** How often the list is read anew, so that what is under way is seen to grow. */
const LOOK = 3_000
const KIB = 1024
const right = { textAlign: 'right', whiteSpace: 'nowrap' } as const

/** The operator's own files, the newest first. */
export default function ExportList() {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const rowsOf = ({ rowsWritten, rowsExpected }: Export) =>
    rowsExpected === null
      ? '–'
      : translate('exports.progress', { written: number(rowsWritten), expected: number(rowsExpected) })
  const sizeOf = ({ state, size }: Export) => {
    if (state !== 'DONE') return '–'
    const whole = Math.ceil(Number(size) / KIB)
    return whole < KIB ? `${number(whole)} KiB` : `${number(Math.ceil(whole / KIB))} MiB`
  }
  const nameOf = ({ source, format }: Export) => `${translate(`exportSources.${source}`)} · ${format}`
  return (
    <List
      filters={filters}
      perPage={25}
      exporter={false}
      empty={<NothingExported />}
      queryOptions={{ refetchInterval: LOOK }}
    >
      <Rows<Export>
        path={null}
        primary={(row) => (
          <Box sx={{ pb: 0.5 }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center', mb: 0.5 }}>
              {nameOf(row)}
              <ExportDeeds />
            </Box>
            <ExportStanding />
          </Box>
        )}
        secondary={(row) => (
          <>
            {[moment(row.askedAt), rowsOf(row), sizeOf(row)].filter((told) => told !== '–').join(' · ')}
            <br />
            <Narrowing of={row} />
          </>
        )}
      >
        <DataTable.Col source="askedAt" disableSort sx={{ whiteSpace: 'nowrap' }}>
          <Moment source="askedAt" />
        </DataTable.Col>
        <DataTable.Col source="source" disableSort sx={{ whiteSpace: 'nowrap' }} render={nameOf} />
        <DataTable.Col
          source="filter"
          disableSort
          sx={{ minWidth: 180 }}
          render={(row: Export) => <Narrowing of={row} />}
        />
        <DataTable.Col source="state" disableSort>
          <ExportStanding />
        </DataTable.Col>
        <DataTable.Col source="rows" disableSort sx={{ textAlign: 'right' }} render={rowsOf} />
        <DataTable.Col source="size" disableSort sx={right} render={sizeOf} />
        <DataTable.Col
          source="expiresAt"
          disableSort
          sx={{ whiteSpace: 'nowrap' }}
          render={({ expiresAt }: Export) => moment(expiresAt)}
        />
        <DataTable.Col source="deeds" label="" disableSort sx={{ textAlign: 'right' }}>
          <ExportDeeds />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
