import { downloadCSV, type Exporter, useNotify, useTranslate } from 'react-admin'
import { toCsv } from './csv.ts'

/** The rows that react-admin asks for when it exports; whoever needs more narrows the filters. */
const MOST_ROWS = 1_000

/** An exporter of some fields of a resource, with the headings in the operator's language. It says when rows may be missing. */
export function useExporter(resource: string, ...sources: string[]): Exporter {
  const translate = useTranslate()
  const notify = useNotify()
  return (rows) => {
    const columns = sources.map((source) => ({ source, heading: translate(`resources.${resource}.fields.${source}`) }))
    downloadCSV(toCsv(columns, rows), resource)
    if (rows.length >= MOST_ROWS) notify('desk.exportCut', { type: 'warning', messageArgs: { most: MOST_ROWS } })
  }
}
