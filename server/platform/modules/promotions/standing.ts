import { lastBirthday, type ToldBirthday } from '../../lib/birthday.ts'
import { type Money, parseMoney } from '../../lib/money.ts'
import { type AudienceFacts, isDiscreet, isFor } from '../audiences/service.ts'
import type { Moment } from './occasions.ts'
import type { OwnClaims } from './repository/claims.ts'
import type { ShownPromotion } from './repository/promotions.ts'
import type { ClaimState, Obstacle, Standing } from './states.ts'
import { type ContactKind, type LossPeriod, type PromotionTerms, rewardOf } from './terms.ts'

/** What is known of who looks, as far as some promotion asks for it. */
export interface Facts extends AudienceFacts {
  readonly birthday: ToldBirthday | null
  readonly contacts: ReadonlyMap<ContactKind, string>
  /** Told where some promotion is for the first deposit. */
  readonly hasDeposited: boolean
  /** What was lost in the period that is over; less than zero where more was won. */
  readonly losses: ReadonlyMap<LossPeriod, Money>
}

/** What there is to know before it can be said how a promotion stands; `facts` are null of a visitor. */
export interface Look {
  readonly promotion: ShownPromotion
  readonly terms: PromotionTerms
  readonly own: OwnClaims
  readonly facts: Facts | null
  readonly moment: Moment
}

/** Whether something is left to be given. */
const hasBudget = ({ budget, taken }: ShownPromotion): boolean => taken < budget

const OPEN: readonly ClaimState[] = ['JOINED', 'APPLYING', 'PROCESS']

/** Whether a claim in a state waits for something. */
export const isUnderWay = (state: string): boolean => OPEN.some((open) => open === state)

/** Promotions that are fetched; all others are joined, or applied for. */
const FETCHED: readonly PromotionTerms['trigger'][] = ['REGISTRATION', 'DAY', 'LOSS', 'BIRTHDAY', 'CONTACT']

/**
 * How a promotion stands (section 4, "Activity status"). What somebody has under way comes before all; then whether there is
 * anything to have; then what was last. Who lacks something reads what.
 */
export function standingOf(look: Look): { readonly standing: Standing; readonly obstacle: Obstacle | null } {
  const { promotion, terms, own, moment } = look
  const { last } = own
  const as = (standing: Standing, obstacle: Obstacle | null = null) => ({ standing, obstacle })
  if (last !== undefined && isUnderWay(last.state)) return as(last.state as Standing)
  if (promotion.starts_at > moment.now) return as('COMING_SOON')
  const mayAgain = own.count < terms.times && !own.hadOccasion
  const isOpen =
    promotion.state === 'PUBLISHED' &&
    (promotion.ends_at === null || promotion.ends_at > moment.now) &&
    hasBudget(promotion)
  if (!mayAgain || !isOpen) return last === undefined ? as('CLOSE') : as(last.state as Standing)
  const obstacle = obstacleOf(look)
  if (obstacle !== null) return as('CLOSE', obstacle)
  return as(FETCHED.includes(terms.trigger) ? 'CLAIM' : 'JOIN')
}

/** What somebody lacks for a promotion that is open; a visitor is told by signing in. */
function obstacleOf({ terms, facts, moment }: Look): Obstacle | null {
  if (facts === null) return null
  if (!isFor(terms.audience, facts, moment.now)) return 'NOT_FOR_YOU'
  // Of the audience, and too late for good: what is lacking can never come.
  if (terms.trigger === 'FIRST_DEPOSIT' && facts.hasDeposited) return 'FIRST_DEPOSIT_MADE'
  if (terms.trigger === 'BIRTHDAY') return birthdayObstacle(facts, moment)
  if (terms.trigger === 'LOSS') return offerOf(terms, facts) === null ? 'LOSS_TOO_SMALL' : null
  if (terms.contact !== null && !facts.contacts.has(terms.contact)) return 'CONTACT_MISSING'
  return null
}

function birthdayObstacle({ birthday }: Facts, moment: Moment): Obstacle | null {
  if (birthday === null) return 'BIRTHDAY_MISSING'
  const { daysAgo, isTooNew } = lastBirthday(birthday, moment)
  if (daysAgo > 0) return 'BIRTHDAY_LATER'
  return isTooNew ? 'BIRTHDAY_TOO_NEW' : null
}

/** What was lost in the period that a return is for; null where it is less than the terms ask for. */
export function lossOf({ loss }: PromotionTerms, facts: Facts | null): Money | null {
  const lost = loss === null ? undefined : facts?.losses.get(loss.period)
  return loss === null || lost === undefined || lost < parseMoney(loss.least) ? null : lost
}

/** What somebody would be given of what was lost; null where that is nothing. */
export function offerOf(terms: PromotionTerms, facts: Facts | null): Money | null {
  const lost = lossOf(terms, facts)
  const amount = lost === null ? 0n : rewardOf(terms, lost)
  return amount > 0n ? amount : null
}

/**
 * Whether somebody sees a promotion at all. One for a line or a tag is shown to those it is for, and to who has something of it; what is for
 * others by figures that everybody may read is shown as closed.
 */
export function isShown({ terms, own, facts, moment }: Omit<Look, 'promotion'>): boolean {
  if (!isDiscreet(terms.audience) || own.last !== undefined) return true
  return facts !== null && isFor(terms.audience, facts, moment.now)
}
