import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { type ChancePlan, phaseOf } from './chance-plan.ts'

const TONES = { DRAFT: 'default', PAUSED: 'warning', SOON: 'default', RUNNING: 'success', OVER: 'default' } as const

/** Where a plan stands, and whether it waits for a second operator. */
export function ChanceChip({ plan }: { plan: ChancePlan }) {
  const translate = useTranslate()
  const phase = phaseOf(plan, new Date())
  const waits = plan.proposal === null ? '' : ` · ${translate('proposals.chip')}`
  return (
    <StateChip
      label={`${translate(`chance.phases.${phase}`)}${waits}`}
      tone={plan.proposal === null ? TONES[phase] : 'warning'}
    />
  )
}
