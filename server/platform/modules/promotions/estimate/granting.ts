import type { Money } from '../../../lib/money.ts'
import { type PromotionTerms, rewardOf } from '../terms.ts'
import type { Joining } from './joining.ts'

/** A time that a member would have been given something. */
export interface Grant {
  readonly memberId: string
  readonly at: Date
  readonly amount: Money
  readonly deposit: Money | null
}

export interface Granting {
  readonly grants: readonly Grant[]
  readonly granted: Money
  /** How often the budget had no more; when first. */
  readonly refused: number
  readonly spentAt: Date | null
}

/** What the budget would have given, in the order of time: who comes when too little is left gets nothing, whoever asks for less may. */
export function grantWithin(
  terms: PromotionTerms,
  joinings: readonly (Joining & { readonly memberId: string })[],
  budget: Money,
): Granting {
  const grants: Grant[] = []
  let [granted, refused] = [0n, 0]
  let spentAt: Date | null = null
  for (const { memberId, at, base, isDeposit } of joinings.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )) {
    const amount = rewardOf(terms, base)
    if (amount <= 0n) continue
    if (granted + amount > budget) {
      refused += 1
      spentAt ??= at
      continue
    }
    granted += amount
    grants.push({ memberId, at, amount, deposit: isDeposit ? base : null })
  }
  return { grants, granted, refused, spentAt }
}
