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

/** Whether a promotion is for the first deposit of somebody who has made his: what he lacks for it can never come. Whoever is left out by the audience as well is told that instead. */
export function isPastFirstDeposit({ obstacle, terms }: Pick<PromotionPartsFragment, 'obstacle' | 'terms'>): boolean {
  const { newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays } = terms.audience
  const isForAll = [newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays].every(
    (each) => each === null,
  )
  return obstacle === 'NOT_FOR_YOU' && terms.trigger === 'FIRST_DEPOSIT' && isForAll
}

/** How a promotion stands in words; one that runs is not closed to whoever only lacks something for it. */
export function shownStanding({ standing, obstacle, terms }: PromotionPartsFragment): ShownStanding | null {
  if (standing === 'JOIN' || standing === 'CLAIM') return null
  if (isPastFirstDeposit({ obstacle, terms })) return 'NOT_ANY_MORE'
  return standing === 'CLOSED' && obstacle !== null ? 'NOT_ELIGIBLE' : standing
}
