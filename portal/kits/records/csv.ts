import Papa from 'papaparse'
import { saveFile } from './download-csv.ts'

/** Cells a spreadsheet would run as a formula get an apostrophe before them, unless they are plain numbers (OWASP, CSV injection). */
const formula = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r\n|]/

/** Rows of text as CSV (RFC 4180), with a byte order mark so that spreadsheets read Vietnamese letters. */
export function toCsv(rows: readonly string[][]): string {
  return `\uFEFF${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: formula })}\r\n`
}

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
