import type { Tone } from '../../ui/badge.tsx'
import type { PromotionStanding } from './promotions.generated.ts'

/** The colour of each standing: what may be had stands out, what waits is amber, what is over is quiet. */
export const standingTones: Record<PromotionStanding, Tone> = {
  COMING_SOON: 'info',
  JOIN: 'brand',
  CLAIM: 'brand',
  JOINED: 'warning',
  APPLYING: 'warning',
  PROCESS: 'warning',
  ISSUED: 'success',
  CLAIMED: 'success',
  REJECTED: 'danger',
  CLOSE: 'neutral',
}
