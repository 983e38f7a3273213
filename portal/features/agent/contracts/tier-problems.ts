import type { ContractVersionPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { amountOf, countOf, rateOf, type TermsDraft, type TierDraft } from './terms-draft.ts'

type Own = Pick<ContractVersionPartsFragment, 'tiers' | 'pick'>

/** What is wrong with a field of a tier. `most` and `least` say how far the own contract reaches. */
export type TierProblem =
  | { readonly tier: number; readonly field: keyof TierDraft; readonly what: 'invalid' | 'twice' | 'same' }
  | { readonly tier: number; readonly field: 'rate'; readonly what: 'aboveOwn'; readonly most: number }
  | {
      readonly tier: number
      readonly field: Exclude<keyof TierDraft, 'rate'>
      readonly what: 'belowOwn'
      readonly least: string
    }

const whole = (amount: string): bigint => BigInt(amount.replace(/\..*$/, ''))

/** All that is wrong with typed tiers, also under the contract by which the one who proposes is paid himself: he pays out of that. */
export function problemsOf({ tiers, pick }: Pick<TermsDraft, 'tiers' | 'pick'>, own?: Own): TierProblem[] {
  const rates = tiers.map((tier) => rateOf(tier.rate))
  return tiers.flatMap((typed, tier): TierProblem[] => {
    const rate = rates[tier] ?? null
    const validBet = amountOf(typed.validBet)
    const loss = amountOf(typed.loss)
    const activeMembers = countOf(typed.activeMembers)
    const invalid = [
      ...(validBet === null ? ['validBet' as const] : []),
      ...(loss === null ? ['loss' as const] : []),
      ...(activeMembers === null ? ['activeMembers' as const] : []),
      ...(rate === null ? ['rate' as const] : []),
    ]
    if (invalid.length > 0 || validBet === null || loss === null || activeMembers === null || rate === null)
      return invalid.map((field) => ({ tier, field, what: 'invalid' }))
    if (rates.indexOf(rate) < tier) return [{ tier, field: 'rate', what: 'twice' }]
    if (tiers.findIndex((other) => asksSame(other, typed)) < tier) return [{ tier, field: 'rate', what: 'same' }]
    if (own === undefined) return []
    const asked = { validBet, loss: pick === 'FLOAT' && own.pick === 'HIGHEST' ? 0n : loss, activeMembers }
    return underOwn(own, { tier, rate, ...asked })
  })
}

const asksSame = (one: TierDraft, other: TierDraft): boolean =>
  amountOf(one.validBet) === amountOf(other.validBet) &&
  amountOf(one.loss) === amountOf(other.loss) &&
  countOf(one.activeMembers) === countOf(other.activeMembers)

interface Asked {
  readonly tier: number
  readonly rate: number
  readonly validBet: bigint
  readonly loss: bigint
  readonly activeMembers: number
}

function underOwn({ tiers }: Own, { tier, rate, validBet, loss, activeMembers }: Asked): TierProblem[] {
  const paying = tiers.filter((each) => each.rate >= rate)
  if (paying.length === 0)
    return [{ tier, field: 'rate', what: 'aboveOwn', most: Math.max(...tiers.map((each) => each.rate)) }]
  const isPossible = paying.some(
    (each) => whole(each.validBet) <= validBet && whole(each.loss) <= loss && each.activeMembers <= activeMembers,
  )
  if (isPossible) return []
  // The lowest of those that pay as much asks least: what is missing to that one.
  const [nearest] = paying.toSorted((one, other) => one.rate - other.rate)
  if (nearest === undefined) return []
  return [
    ...(whole(nearest.validBet) > validBet
      ? [{ field: 'validBet' as const, least: String(whole(nearest.validBet)) }]
      : []),
    ...(whole(nearest.loss) > loss ? [{ field: 'loss' as const, least: String(whole(nearest.loss)) }] : []),
    ...(nearest.activeMembers > activeMembers
      ? [{ field: 'activeMembers' as const, least: String(nearest.activeMembers) }]
      : []),
  ].map((problem) => ({ tier, what: 'belowOwn', ...problem }))
}
