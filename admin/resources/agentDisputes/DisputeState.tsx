import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleDisputeFragment } from './agentDisputes.generated.ts'

const tones = { OPEN: 'warning', UPHELD: 'success', REJECTED: 'error', WITHDRAWN: 'default' } as const

/** How it stands with a dispute. */
export function DisputeState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleDisputeFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`disputeStates.${record.state}`)} tone={tones[record.state]} />
}
