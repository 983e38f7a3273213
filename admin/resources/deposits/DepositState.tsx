import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

const tones: Readonly<Record<string, 'success' | 'warning' | 'error' | 'default'>> = {
  REVIEW: 'warning',
  CREDITED: 'success',
  FAILED: 'error',
}

/** Where a deposit stands in its life. */
export function DepositState(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; state: string }>()
  const translate = useTranslate()
  if (!record) return null
  return <StateChip label={translate(`depositStates.${record.state}`)} tone={tones[record.state] ?? 'default'} />
}
