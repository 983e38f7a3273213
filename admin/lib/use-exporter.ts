import { downloadCSV, type Exporter, useTranslate } from 'react-admin'
import { toCsv } from './csv.ts'

/** An exporter of some fields of a resource, with the headings in the operator's language. */
export function useExporter(resource: string, ...sources: string[]): Exporter {
  const translate = useTranslate()
  return (rows) => {
    const columns = sources.map((source) => ({ source, heading: translate(`resources.${resource}.fields.${source}`) }))
    downloadCSV(toCsv(columns, rows), resource)
  }
}
