import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { Withdrawal } from './deeds.ts'

const tones: Partial<Record<Withdrawal['state'], 'success' | 'warning' | 'error'>> = {
  REQUESTED: 'warning',
  REVIEW: 'warning',
  APPROVED: 'warning',
  PARTLY_RECEIVED: 'error',
  NOT_RECEIVED: 'error',
  CLOSED: 'success',
}

/** Where the withdrawal stands. A payment that the bank refused is worse than its state says. */
export function WithdrawalState(_props: { label?: string }) {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  if (record === undefined) return null
  const { state, payoutRefused } = record
  return (
    <StateChip
      label={payoutRefused ? translate('withdrawalNotes.PAYOUT_REFUSED') : translate(`withdrawalStates.${state}`)}
      tone={payoutRefused ? 'error' : (tones[state] ?? 'default')}
    />
  )
}
