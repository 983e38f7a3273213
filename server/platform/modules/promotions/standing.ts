import type { ClaimRow } from './repository/claims.ts'
import type { ShownPromotion } from './repository/promotions.ts'
import type { ClaimState, Standing } from './states.ts'
import { type PromotionTerms, parseTerms } from './terms.ts'

/** Who looks. */
export interface Viewer {
  readonly registeredAt: Date
}

const DAY = 86_400_000

/** Which time the next claim would be: the day of a daily one, else how many there were. */
export function nextOccasion({ trigger }: PromotionTerms, claims: readonly ClaimRow[], today: string): string {
  return trigger === 'DAY' ? today : String(claims.length + 1)
}

/** Whether the promotion is for such a member at all. */
export function isFor({ newMembersDays }: PromotionTerms, { registeredAt }: Viewer, now: Date): boolean {
  return newMembersDays === null || registeredAt.getTime() + newMembersDays * DAY > now.getTime()
}

/** Whether something is left to be given. */
const hasBudget = ({ budget, taken }: ShownPromotion): boolean => taken < budget

const OPEN: readonly ClaimState[] = ['JOINED', 'APPLYING', 'PROCESS']

/**
 * How a promotion stands (section 4, "Activity status"). What somebody has under way comes before all; then whether there is
 * anything to have; then what was last. `claims` are the viewer's of this promotion, the newest first.
 */
export function standingOf(
  promotion: ShownPromotion,
  claims: readonly ClaimRow[],
  { viewer, now, today }: { readonly viewer: Viewer | null; readonly now: Date; readonly today: string },
): Standing {
  const [last] = claims
  if (last !== undefined && OPEN.includes(last.state as ClaimState)) return last.state as Standing
  const terms = parseTerms(promotion.terms)
  if (promotion.starts_at > now) return 'COMING_SOON'
  const hadToday = terms.trigger === 'DAY' && claims.some(({ occasion }) => occasion === today)
  const mayAgain = claims.length < terms.times && !hadToday
  const isOpen =
    promotion.state === 'PUBLISHED' && (promotion.ends_at === null || promotion.ends_at > now) && hasBudget(promotion)
  if (!mayAgain || !isOpen) return last === undefined ? 'CLOSE' : (last.state as Standing)
  if (viewer !== null && !isFor(terms, viewer, now)) return 'CLOSE'
  return terms.trigger === 'REGISTRATION' || terms.trigger === 'DAY' ? 'CLAIM' : 'JOIN'
}
