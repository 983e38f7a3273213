import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleVendorCaseFragment } from './vendorCases.generated.ts'

/** How it stands with a case, and what it turned out to be. */
export function VendorCaseState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleVendorCaseFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  const { state, outcome } = record
  if (outcome === null) return <StateChip label={translate(`vendorCases.states.${state}`)} tone="warning" />
  return <StateChip label={translate(`vendorCases.outcomes.${outcome}`)} tone="default" />
}
