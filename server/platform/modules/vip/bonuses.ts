import { lastBirthday, type ToldBirthday } from '../../lib/birthday.ts'
import type { Money } from '../../lib/money.ts'
import type { LevelRow, StandingRow } from './levels.ts'
import type { ClaimRow } from './repository/claims.ts'
import type { VipBonusKind, VipBonusState } from './states.ts'

/** How many days a birthday lasts for whoever claims its bonus, the day itself included. */
export const BIRTHDAY_DAYS = 7

/** A bonus of a member's level, claimed or not. */
export interface Bonus {
  readonly kind: VipBonusKind
  /** What it is given once for: the rank, the first day of the month, the year of the birthday. */
  readonly subject: string
  readonly rank: number
  readonly amount: Money
  readonly state: VipBonusState
  readonly claimedAt: Date | null
}

interface Person {
  readonly levels: readonly LevelRow[]
  readonly standing: StandingRow | undefined
  readonly birthday: ToldBirthday | null
  /** By the calendar of the brand. */
  readonly today: string
  readonly timeZone: string
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** What claims may be about: the levels, the running month, the years of a birthday. */
export const subjectsOf = ({ levels, today }: Pick<Person, 'levels' | 'today'>): string[] => [
  ...levels.map(({ rank }) => String(rank)),
  monthOf(today),
  today.slice(0, 4),
  String(Number(today.slice(0, 4)) - 1),
]

/** The bonuses of a member: of each level reached so far, of the running month, and of the birthday. */
export function bonusesOf(person: Person, claims: readonly ClaimRow[]): Bonus[] {
  const { levels, standing } = person
  if (standing === undefined) return []
  const own = levels.find(({ rank }) => rank === standing.rank)
  const stateOf = (kind: VipBonusKind, subject: string, state: VipBonusState) => {
    const claim = claims.find((each) => each.kind === kind && each.subject === subject)
    return claim === undefined
      ? { state, claimedAt: null }
      : { state: 'CLAIMED' as const, claimedAt: claim.claimed_at, amount: claim.amount, rank: claim.rank }
  }
  const upgrades = levels
    .filter(({ rank }) => rank <= standing.highest_rank)
    .map(({ rank, upgrade_bonus: amount }): Bonus => {
      const subject = String(rank)
      return { kind: 'UPGRADE', subject, rank, amount, ...stateOf('UPGRADE', subject, 'OPEN') }
    })
  const regular = own === undefined ? [] : [monthly(person, own, standing, stateOf), birthday(person, own, stateOf)]
  return [...regular, ...upgrades].filter(({ amount }) => amount > 0n)
}

type StateOf = (
  kind: VipBonusKind,
  subject: string,
  state: VipBonusState,
) => Pick<Bonus, 'state' | 'claimedAt'> & Partial<Bonus>

function monthly({ today }: Person, own: LevelRow, standing: StandingRow, stateOf: StateOf): Bonus {
  const subject = monthOf(today)
  // The level of the month before may be lost by the review.
  const state = standing.reviewed_until < subject ? 'WAITING' : 'OPEN'
  return {
    kind: 'MONTHLY',
    subject,
    rank: own.rank,
    amount: own.monthly_bonus,
    ...stateOf('MONTHLY', subject, state),
  }
}

function birthday(person: Person, own: LevelRow, stateOf: StateOf): Bonus {
  const last = person.birthday === null ? undefined : lastBirthday(person.birthday, person)
  const subject = String(last?.year ?? person.today.slice(0, 4))
  const bonus = { kind: 'BIRTHDAY', subject, rank: own.rank, amount: own.birthday_bonus } as const
  if (last === undefined) return { ...bonus, state: 'UNKNOWN', claimedAt: null }
  // What was claimed is shown while the days last; afterwards the next birthday is waited for.
  if (last.daysAgo >= BIRTHDAY_DAYS) return { ...bonus, state: 'LATER', claimedAt: null }
  return { ...bonus, ...stateOf('BIRTHDAY', subject, last.isTooNew ? 'TOO_NEW' : 'OPEN') }
}
