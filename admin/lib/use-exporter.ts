import { downloadCSV, type Exporter, useNotify, useTranslate } from 'react-admin'
import { toCsv } from './csv.ts'

/** The rows that react-admin asks for when it exports; whoever needs more narrows the filters. */
const MOST_ROWS = 1_000

/** A field of a record, with where its words stand in admin.json if it holds codes: `<words>.<value>`. */
type Exported = string | { readonly source: string; readonly words: string }

/**
 * An exporter of some fields of a resource, with headings and codes in the operator's language as the list has them. It says when
 * rows may be missing.
 */
export function useExporter(resource: string, ...fields: Exported[]): Exporter {
  const translate = useTranslate()
  const notify = useNotify()
  /** What stands for a value in the file; what has no name of its own is left to the file. */
  const cellOf = (value: unknown, words?: string): unknown => {
    if (Array.isArray(value)) {
      const cells = value.map((one) => cellOf(one, words))
      return cells.some((cell) => typeof cell === 'object') ? value : cells.join(', ')
    }
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (typeof value === 'object' && value !== null && 'name' in value) return value.name
    if (words === undefined || value === null || value === undefined) return value
    return translate(`${words}.${String(value)}`, { _: String(value) })
  }
  return (rows) => {
    const wanted = fields.map((field) => (typeof field === 'string' ? { source: field, words: undefined } : field))
    const columns = wanted.map(({ source }) => ({
      source,
      heading: translate(`resources.${resource}.fields.${source}`),
    }))
    const cells = rows.map((row) =>
      Object.fromEntries(wanted.map(({ source, words }) => [source, cellOf(row[source], words)])),
    )
    downloadCSV(toCsv(columns, cells), resource)
    if (rows.length >= MOST_ROWS) notify('desk.exportCut', { type: 'warning', messageArgs: { most: MOST_ROWS } })
  }
}
