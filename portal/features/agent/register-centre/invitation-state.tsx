import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { InvitationRow } from './invitation-row.ts'

const tones: Readonly<Record<InvitationRow['state'], Tone>> = {
  OPEN: 'success',
  EXPIRED: 'neutral',
  USED_UP: 'info',
  ENDED: 'neutral',
}

/** How it stands with a link, in a word. */
export function InvitationStateBadge({ state }: Pick<InvitationRow, 'state'>) {
  const { t } = useTranslation('agent')
  return <Badge tone={tones[state]}>{t(`register.states.${state}`)}</Badge>
}
