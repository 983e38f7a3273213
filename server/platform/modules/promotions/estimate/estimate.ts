import { groupUnder } from '../../../lib/group.ts'
import type { Money } from '../../../lib/money.ts'
import type { PromotionTerms } from '../terms.ts'
import type { Grant, Granting } from './granting.ts'
import { type Outcome, type PlayedHour, type Wagered, wager } from './wagering.ts'

/** What one member would have had: how often, how much, and how much of it would have stayed his. */
export interface Gain {
  readonly memberId: string
  readonly times: number
  readonly granted: Money
  readonly kept: Money
}

export interface Estimate {
  /** Members who would have been given something. */
  readonly members: number
  readonly times: number
  readonly granted: Money
  readonly refused: number
  readonly spentAt: Date | null
  /** What all bonuses together had to be played for, and what real bets came to of it. */
  readonly required: Money
  readonly done: Money
  readonly outcomes: Readonly<Record<Outcome, { readonly times: number; readonly amount: Money }>>
  /** What would have been taken back, at most: of a bonus that expired or was broken something may have been played away. */
  readonly takenBack: Money
  readonly gains: readonly Gain[]
}

/** What the promotion comes to, with what the members really bet; `gains` the greatest first. */
export function estimate(
  terms: PromotionTerms,
  { grants, granted, refused, spentAt }: Granting,
  hours: readonly PlayedHour[],
  until: Date,
): Estimate {
  const hoursOf = groupUnder(hours, ({ memberId }) => memberId)
  const wagered = [...groupUnder(grants, ({ memberId }: Grant) => memberId)].map(([memberId, own]) => ({
    memberId,
    results: wager(terms, own, hoursOf.get(memberId) ?? [], until),
  }))
  const all = wagered.flatMap(({ results }) => results)
  const outcomes = summed(all)
  return {
    members: wagered.length,
    times: grants.length,
    granted,
    refused,
    spentAt,
    required: sum(all, ({ required }) => required),
    done: sum(all, ({ done }) => done),
    outcomes,
    takenBack: outcomes.EXPIRED.amount + outcomes.BROKEN.amount,
    gains: wagered
      .map(({ memberId, results }) => gainOf(memberId, results))
      .toSorted((one, other) => compare(other.kept, one.kept) || compare(other.granted, one.granted)),
  }
}

function gainOf(memberId: string, results: readonly Wagered[]): Gain {
  const stays = results.filter(({ outcome }) => outcome !== 'EXPIRED' && outcome !== 'BROKEN')
  return {
    memberId,
    times: results.length,
    granted: sum(results, ({ grant }) => grant.amount),
    kept: sum(stays, ({ grant }) => grant.amount),
  }
}

function summed(all: readonly Wagered[]): Estimate['outcomes'] {
  const of = (outcome: Outcome) => {
    const those = all.filter((one) => one.outcome === outcome)
    return { times: those.length, amount: sum(those, ({ grant }) => grant.amount) }
  }
  return {
    FREE: of('FREE'),
    COMPLETED: of('COMPLETED'),
    OPEN: of('OPEN'),
    EXPIRED: of('EXPIRED'),
    BROKEN: of('BROKEN'),
  }
}

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => Money): Money =>
  items.reduce((total, item) => total + amountOf(item), 0n)

const compare = (one: Money, other: Money): number => (one < other ? -1 : one > other ? 1 : 0)
