import { saveFile } from './download-csv.ts'

/** Cells a spreadsheet would run as a formula get an apostrophe before them, unless they are plain numbers (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/
const number = /^-?\d+(\.\d+)?$/

/** Rows of text as CSV (RFC 4180), with a byte order mark so that spreadsheets read Vietnamese letters. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
