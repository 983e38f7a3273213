import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { TicketState as State } from '../../lib/schema.generated.ts'

const tones = {
  OPEN: 'warning',
  CLAIMED: 'warning',
  ESCALATED: 'error',
  ANSWERED: 'success',
  CLOSED: 'default',
} as const

/** How it stands with a ticket. */
export function TicketState(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; state: State }>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`ticketStates.${record.state}`)} tone={tones[record.state]} />
}
