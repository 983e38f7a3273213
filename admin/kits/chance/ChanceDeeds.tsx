import { Box } from '@mui/material'
import { mayDo } from '../../providers/auth-provider.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import { type ChancePlan, phaseOf } from './chance-plan.ts'

interface Props {
  plan: ChancePlan
  resource: 'envelopes' | 'raffles'
  publish(reason: string): Promise<{ readonly record: { readonly proposal: object | null } | null }>
  pause(reason: string): Promise<unknown>
}

/** Publishing takes two operators, since it gives money; one pauses. */
export function ChanceDeeds({ plan, resource, publish, pause }: Props) {
  const phase = phaseOf(plan, new Date())
  if (phase === 'OVER' || !mayDo(resource, 'edit')) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {plan.state !== 'PUBLISHED' && plan.proposal === null && (
        <ActionButton
          label={plan.state === 'PAUSED' ? 'chance.publishAgain' : 'chance.publish'}
          deed="proposals.propose"
          effects={['chance.effectPublish', 'chance.effectNeverChanges']}
          run={publish}
          done={({ record }) => (record?.proposal ? 'proposals.waits' : 'chance.published')}
        />
      )}
      {plan.state === 'PUBLISHED' && (
        <ActionButton label="chance.pause" effects={[`${resource}.effectPause`]} run={pause} isDangerous />
      )}
    </Box>
  )
}
