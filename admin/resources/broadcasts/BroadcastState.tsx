import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'

const tones = {
  DRAFT: 'default',
  SCHEDULED: 'warning',
  SENDING: 'warning',
  PAUSED: 'warning',
  SENT: 'success',
  CANCELLED: 'error',
} as const

/** How a broadcast stands. */
export function BroadcastState({ broadcast: { state } }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  return <StateChip label={translate(`broadcastStates.${state}`)} tone={tones[state]} />
}
