import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleRiskCaseFragment } from './riskCases.generated.ts'

/** How it stands with a case, and what it turned out to be. */
export function RiskCaseState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleRiskCaseFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  const { state, outcome } = record
  if (outcome === null)
    return <StateChip label={translate(`riskCases.states.${state}`)} tone={state === 'OPEN' ? 'warning' : 'default'} />
  const tone = outcome === 'CONFIRMED' ? 'error' : outcome === 'CLEARED' ? 'success' : 'default'
  return <StateChip label={translate(`riskCases.outcomes.${outcome}`)} tone={tone} />
}
