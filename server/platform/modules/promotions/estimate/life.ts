import type { ToldBirthday } from '../../../lib/birthday.ts'
import type { Money } from '../../../lib/money.ts'
import type { Moment, PastPeriod } from '../occasions.ts'
import type { Facts } from '../standing.ts'
import type { ContactKind, LossPeriod } from '../terms.ts'

const DAY = 86_400_000

/** What a member paid in, when it was credited. */
export interface PastDeposit {
  readonly at: Date
  readonly amount: Money
}

/** What a member bet within a day of the brand: when first and last, and what was lost; less than zero where more was won. */
export interface PlayedDay {
  readonly from: Date
  readonly until: Date
  readonly lost: Money
}

/** A member as he was in a span that is over. Level, lines and tags are those of today: of before, nobody kept them. */
export interface Life {
  readonly memberId: string
  readonly account: string
  readonly registeredAt: Date
  readonly birthday: ToldBirthday | null
  readonly contacts: ReadonlyMap<ContactKind, string>
  readonly level: number
  readonly uplines: readonly string[]
  readonly tags: readonly string[]
  /** The very first one, whenever that was. */
  readonly firstDepositAt: Date | null
  /** In the order of time, from before the span as far back as terms may ask. */
  readonly deposits: readonly PastDeposit[]
  readonly days: readonly PlayedDay[]
}

/** What terms ask about a member; what nobody asks for is not worked out. */
export interface Asked {
  readonly depositDays: readonly number[]
  readonly lossPeriods: readonly LossPeriod[]
  /** The period that is over, of a day of the brand. */
  readonly pastPeriod: (period: LossPeriod, moment: Moment) => PastPeriod
}

/** What was known of a member at a moment, as far as it decides about a promotion. */
export function factsAt(life: Life, moment: Moment, asked: Asked): Facts {
  const before = moment.now.getTime()
  const played = life.days.filter(({ from }) => from.getTime() < before)
  const last = played.at(-1)
  return {
    registeredAt: life.registeredAt,
    birthday: life.birthday,
    contacts: life.contacts,
    level: life.level,
    uplines: life.uplines,
    tags: life.tags,
    hasDeposited: life.firstDepositAt !== null && life.firstDepositAt.getTime() < before,
    lastBetAt: last === undefined ? null : new Date(Math.min(last.until.getTime(), before)),
    deposits: new Map(asked.depositDays.map((days) => [days, paidIn(life, before - days * DAY, before)])),
    losses: new Map(asked.lossPeriods.map((period) => [period, lostIn(life, asked.pastPeriod(period, moment))])),
  }
}

const paidIn = ({ deposits }: Life, from: number, to: number): Money =>
  deposits.filter(({ at }) => at.getTime() >= from && at.getTime() < to).reduce((sum, { amount }) => sum + amount, 0n)

function lostIn({ days }: Life, { from, to }: PastPeriod): Money {
  return days.filter((day) => day.from >= from && day.from < to).reduce((sum, { lost }) => sum + lost, 0n)
}

/** When a member was here first on each day of a span: by opening the account, a deposit or a bet. In the order of time. */
export function visitsOf(
  { registeredAt, deposits, days }: Life,
  { from, to }: { readonly from: Date; readonly to: Date },
  dateOf: (at: Date) => string,
): Date[] {
  const moments = [registeredAt, ...deposits.map(({ at }) => at), ...days.map((day) => day.from)]
  const within = moments.filter((at) => at >= from && at < to).toSorted((one, other) => one.getTime() - other.getTime())
  const dates = new Set<string>()
  return within.filter((at) => {
    const date = dateOf(at)
    const isFirst = !dates.has(date)
    dates.add(date)
    return isFirst
  })
}
