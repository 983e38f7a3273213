import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

const TONES = { PENDING: 'warning', DONE: 'success', FAILED: 'default' } as const

export function TransferState(_: { label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<{ id: string; state: keyof typeof TONES }>()
  if (record === undefined) return null
  return <StateChip label={translate(`vendorTransferStates.${record.state}`)} tone={TONES[record.state]} />
}
