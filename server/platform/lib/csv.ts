import Papa from 'papaparse'
import { disarmedCell } from '../../../formats/disarmed-cell.ts'

/** Spreadsheets read Vietnamese letters by the byte order mark that a file begins with. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Rows of text as lines of CSV (RFC 4180), of which a spreadsheet runs nothing. */
export function toCsvLines(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(disarmedCell))
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}
