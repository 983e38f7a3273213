import Papa from 'papaparse'
import { disarmedCell } from '../../../formats/disarmed-cell.ts'
import { saveFile } from './download-csv.ts'

/** Rows of text as CSV (RFC 4180), with a byte order mark so that spreadsheets read Vietnamese letters; they run nothing of it. */
export function toCsv(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map(disarmedCell))
  return `\uFEFF${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
