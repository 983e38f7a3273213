import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'

const tones = { DRAFT: 'default', PUBLISHED: 'success', PAUSED: 'warning', CLOSED: 'error' } as const

/** How a promotion stands: its state, whether the draft says something else, and whether that waits for a second operator. */
export function PromotionState({ promotion: { state, isChanged, proposal } }: { promotion: Promotion }) {
  const translate = useTranslate()
  const differs = isChanged && state !== 'DRAFT' && state !== 'CLOSED'
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }}>
      <StateChip label={translate(`promotionStates.${state}`)} tone={tones[state]} />
      {proposal !== null && <StateChip label={translate('proposals.chip')} tone="warning" />}
      {differs && proposal === null && <StateChip label={translate('promotions.changed')} tone="default" />}
    </span>
  )
}
