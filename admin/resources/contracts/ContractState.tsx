import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ContractState as State } from '../../lib/schema.generated.ts'

const tones: Partial<Record<State, 'success' | 'warning' | 'error'>> = {
  REQUESTED: 'warning',
  ACTIVE: 'success',
  TERMINATION_REQUESTED: 'error',
}

/** Where a contract stands. */
export function ContractState(_props: { label?: string }) {
  const contract = useRecordContext<{ id: string; state: State }>()
  const translate = useTranslate()
  if (contract === undefined) return null
  return <StateChip label={translate(`contracts.states.${contract.state}`)} tone={tones[contract.state] ?? 'default'} />
}
