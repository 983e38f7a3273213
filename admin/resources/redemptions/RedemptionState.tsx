import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleRedemptionFragment } from './redemptions.generated.ts'

const tones = { IN_PROCESS: 'warning', APPROVED: 'success', REJECTED: 'error' } as const

/** How it stands with a redemption. */
export function RedemptionState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleRedemptionFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`redemptionStates.${record.state}`)} tone={tones[record.state]} />
}
