import Papa from 'papaparse'

/** Spreadsheets read Vietnamese letters by the byte order mark that a file begins with. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would run as a formula gets an apostrophe before it, unless it is a plain number (OWASP, CSV injection). */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r\n|]/

/** Rows of text as lines of CSV (RFC 4180). */
export function toCsvLines(rows: string[][]): string {
  return `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`
}
