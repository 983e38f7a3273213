import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

const tones: Readonly<Record<string, 'success' | 'warning' | 'error' | 'default'>> = {
  REVIEW: 'warning',
  CREDITED: 'success',
  FAILED: 'error',
}

/** Where a deposit stands in its life. */
export function DepositState(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; state: string; cancelledAt?: string | null }>()
  const translate = useTranslate()
  if (!record) return null
  // What a member took back himself did not fail.
  const state = record.cancelledAt ? 'CANCELLED' : record.state
  return <StateChip label={translate(`depositStates.${state}`)} tone={tones[state] ?? 'default'} />
}
