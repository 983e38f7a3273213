import { type RaRecord, useLocaleState, useRecordContext } from 'react-admin'
import { formatMoment } from '../lib/moments.ts'

interface Props {
  source: string
  /** What stands there when there is no moment. */
  none?: string
  label?: string
}

/** A moment of the record, in the operator's language and time zone. */
export function Moment({ source, none = '–' }: Props) {
  const record = useRecordContext<RaRecord>()
  const [language] = useLocaleState()
  const moment: unknown = record?.[source]
  if (typeof moment !== 'string') return <span>{none}</span>
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(moment, language)}
    </time>
  )
}
