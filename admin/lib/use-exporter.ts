import { downloadCSV, type Exporter, type RaRecord, useTranslate } from 'react-admin'
import { sortableMoment } from '../../formats/sortable.ts'
import { toCsv } from './csv.ts'

/**
 * A field of a record, with where its words stand in admin.json if it holds codes: `<words>.<value>`. `read` where the screen shows another
 * code than the field holds.
 */
type Exported =
  | string
  | { readonly source: string; readonly words: string; readonly read?: (row: RaRecord) => string | null }

/** A moment of the wire (ISO 8601, UTC). */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * An exporter of some fields of a resource, with headings and codes in the operator's language as the list has them.
 */
export function useExporter(resource: string, ...fields: Exported[]): Exporter {
  const translate = useTranslate()
  /** What stands for a value in the file; what has no name of its own is left to the file. */
  const cellOf = (value: unknown, words?: string): unknown => {
    if (Array.isArray(value)) {
      const cells = value.map((one) => cellOf(one, words))
      return cells.some((cell) => typeof cell === 'object') ? value : cells.join(', ')
    }
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (typeof value === 'object' && value !== null && 'name' in value) return value.name
    // By the clock of the screen that the file was made on.
    if (typeof value === 'string' && MOMENT.test(value)) return sortableMoment(value)
    if (words === undefined || value === null || value === undefined) return value
    return translate(`${words}.${String(value)}`, { _: String(value) })
  }
  return (rows) => {
    const wanted = fields.map((field) =>
      typeof field === 'string' ? { source: field, words: undefined, read: undefined } : field,
    )
    const columns = wanted.map(({ source }) => ({
      source,
      heading: translate(`resources.${resource}.fields.${source}`),
    }))
    const cells = rows.map((row) =>
      Object.fromEntries(
        wanted.map(({ source, words, read }) => [source, cellOf(read ? read(row) : row[source], words)]),
      ),
    )
    downloadCSV(toCsv(columns, cells), resource)
  }
}
