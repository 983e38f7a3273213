import Papa from 'papaparse'
import { disarmedCell } from '../../formats/disarmed-cell.ts'

/** A value of a cell as text: lists and objects as JSON, nothing as an empty cell. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Rows as CSV with a heading line; begins with a mark that tells spreadsheets it is UTF-8. They run nothing of it, since members choose
 * some of these texts themselves.
 */
export function toCsv(
  columns: readonly { source: string; heading: string }[],
  rows: readonly Record<string, unknown>[],
): string {
  const heading = columns.map(({ heading }) => disarmedCell(heading))
  const lines = rows.map((row) => columns.map(({ source }) => disarmedCell(textOf(row[source]))))
  return `\u{feff}${Papa.unparse([heading, ...lines], { newline: '\r\n' })}\r\n`
}
