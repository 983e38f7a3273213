import type { Static } from 'typebox'
import { formats } from '../formats/formats.ts'
import type { ExportRow } from '../repository.ts'
import type { ExportFormat } from '../states.ts'
import type { exportsOperatorCalls } from './schema.ts'

type Export = Static<typeof exportsOperatorCalls.getExport.value>

export const hasFile = ({ state, parts, expires_at }: ExportRow, now: Date): boolean =>
  state === 'DONE' && parts > 0 && expires_at !== null && expires_at > now

export const presentExport = (row: ExportRow, now: Date): Export => ({
  id: row.id,
  // The table, and the schema by which it was asked for, check these words.
  source: row.source as Export['source'],
  filter: row.filter as Export['filter'],
  format: row.format as Export['format'],
  timeZone: row.time_zone,
  state: row.state as Export['state'],
  failure: row.failure as Export['failure'],
  rowsExpected: row.rows_expected,
  rowsWritten: row.rows_written,
  mostRows: formats[row.format as ExportFormat].mostRows,
  size: String(row.size),
  askedAt: row.asked_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  hasFile: hasFile(row, now),
})

/** What the audit log keeps of one. */
export const presentExportDeed = ({ source, filter, format, state, rows_written }: ExportRow) => ({
  ...{ source, filter, format, state },
  rows: rows_written,
})
