import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsolePromotionClaimFragment as Claim } from './promotionClaims.generated.ts'

const tones = {
  JOINED: 'default',
  APPLYING: 'warning',
  PROCESSING: 'warning',
  ISSUED: 'success',
  CLAIMED: 'success',
  REJECTED: 'error',
} as const

/** How it stands with a claim. */
export function ClaimState(_props: { label?: string }) {
  const record = useRecordContext<Claim>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`promotionClaimStates.${record.state}`)} tone={tones[record.state]} />
}

/** Whether an operator is to look at it. */
export const isWaiting = ({ state }: Pick<Claim, 'state'>): boolean => state === 'APPLYING' || state === 'PROCESSING'
