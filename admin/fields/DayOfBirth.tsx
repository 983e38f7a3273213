import { useRecordContext } from 'react-admin'
import { useFormats } from '../lib/use-formats.ts'

interface Props {
  source: string
  label?: string
}

/** When the person of the record was born, as the operator's language writes a date, with the whole year. */
export function DayOfBirth({ source }: Props) {
  const { dayOfBirth } = useFormats()
  const day: unknown = useRecordContext()?.[source]
  if (typeof day !== 'string') return <span>–</span>
  return (
    <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
      {dayOfBirth(day)}
    </time>
  )
}
