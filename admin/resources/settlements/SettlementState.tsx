import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleSettlementFragment } from './settlements.generated.ts'

const tones: Partial<Record<ConsoleSettlementFragment['state'], 'success' | 'warning' | 'error'>> = {
  UNAPPROVED: 'warning',
  DONE: 'success',
  DENIED: 'error',
}

/** Where a settlement stands; that it is held says more than its state. */
export function SettlementState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleSettlementFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  const { state, isHeld } = record
  return (
    <StateChip
      label={isHeld ? translate('settlements.held') : translate(`settlementStates.${state}`)}
      tone={isHeld ? 'error' : (tones[state] ?? 'default')}
    />
  )
}
