import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleReferralFragment } from './referrals.generated.ts'

const tones = {
  CAME: 'default',
  DEPOSITED: 'default',
  PLAYED: 'success',
  HELD: 'warning',
  PAID: 'success',
  REFUSED: 'error',
} as const

/** How far a friend is. */
export function ReferralState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleReferralFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`referralStates.${record.state}`)} tone={tones[record.state]} />
}
