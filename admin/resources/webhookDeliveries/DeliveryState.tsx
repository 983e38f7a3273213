import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleWebhookDeliveryFragment as Delivery } from './webhookDeliveries.generated.ts'

const tones = { WAITING: 'warning', DELIVERED: 'success', GIVEN_UP: 'error' } as const

/** What became of a delivery. */
export function DeliveryState(_props: { label?: string }) {
  const record = useRecordContext<Delivery>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`webhookDeliveryStates.${record.state}`)} tone={tones[record.state]} />
}
