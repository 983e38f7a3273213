import { type RaRecord, useLocaleState, useRecordContext } from 'react-admin'
import { formatAmount } from '../lib/moments.ts'

interface Props {
  source: string
  currencySource?: string
  label?: string
}

/** Money of the record with its currency. */
export function Amount({ source, currencySource = 'currency' }: Props) {
  const record = useRecordContext<RaRecord>()
  const [language] = useLocaleState()
  const amount: unknown = record?.[source]
  if (typeof amount !== 'string') return <span>–</span>
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatAmount(amount, language, String(record?.[currencySource] ?? ''))}
    </span>
  )
}
