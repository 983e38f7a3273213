/** A value of a cell as text: lists and objects as JSON, nothing as an empty cell. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * A cell for a spreadsheet. A text that a spreadsheet would run as a formula gets an apostrophe before it, since members
 * choose some of these texts themselves; a plain number stays a number.
 */
export function csvCell(value: unknown): string {
  const text = textOf(value)
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const guarded = !isNumber && /^[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Rows as CSV with a heading line; begins with a mark that tells spreadsheets it is UTF-8. */
export function toCsv(
  columns: readonly { source: string; heading: string }[],
  rows: readonly Record<string, unknown>[],
): string {
  const heading = columns.map(({ heading }) => csvCell(heading)).join(',')
  const lines = rows.map((row) => columns.map(({ source }) => csvCell(row[source])).join(','))
  return `\u{feff}${[heading, ...lines].join('\r\n')}\r\n`
}
