import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import type { DisputePartsFragment } from '../pay.generated.ts'

const tones: Readonly<Record<DisputePartsFragment['state'], Tone>> = {
  OPEN: 'warning',
  UPHELD: 'success',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
}

/** How it stands with what the agent disputes, in a word. */
export function DisputeBadge({ dispute }: { dispute: Pick<DisputePartsFragment, 'state'> }) {
  const { t } = useTranslation('pay')
  return <Badge tone={tones[dispute.state]}>{t(`dispute.states.${dispute.state}`)}</Badge>
}
