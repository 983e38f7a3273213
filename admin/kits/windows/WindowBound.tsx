import { type RaRecord, useRecordContext } from 'react-admin'
import { useWindowFormat } from './use-window-format.ts'

/** A bound of the record's window, by the clock of the brand. */
export function WindowBound({ source }: { source: 'from' | 'until'; label?: string }) {
  const record = useRecordContext<RaRecord>()
  const format = useWindowFormat()
  const bound: unknown = record?.[source]
  if (typeof bound !== 'string') return null
  return (
    <time dateTime={bound} style={{ whiteSpace: 'nowrap' }}>
      {format(bound)}
    </time>
  )
}
