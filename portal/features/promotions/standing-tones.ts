import type { Tone } from '../../ui/badge.tsx'
import type { PromotionPartsFragment, PromotionStanding } from './promotions.generated.ts'

/** What a badge says. What may be joined or claimed has none, since the button says the same. */
export type ShownStanding = Exclude<PromotionStanding, 'JOIN' | 'CLAIM'> | 'NOT_ELIGIBLE' | 'NOT_ANY_MORE'

/** The colour of each: what waits or is lacking is amber, what is over is quiet. */
export const standingTones: Record<ShownStanding, Tone> = {
  COMING_SOON: 'info',
  JOINED: 'warning',
  APPLYING: 'warning',
  PROCESSING: 'warning',
  ISSUED: 'success',
  CLAIMED: 'success',
  REJECTED: 'danger',
  NOT_ELIGIBLE: 'warning',
  NOT_ANY_MORE: 'neutral',
  CLOSED: 'neutral',
}

/** How a promotion stands in words; one that runs is not closed to whoever only lacks something for it. */
export function shownStanding({ standing, obstacle }: PromotionPartsFragment): ShownStanding | null {
  if (standing === 'JOIN' || standing === 'CLAIM') return null
  if (obstacle === 'FIRST_DEPOSIT_MADE') return 'NOT_ANY_MORE'
  return standing === 'CLOSED' && obstacle !== null ? 'NOT_ELIGIBLE' : standing
}
