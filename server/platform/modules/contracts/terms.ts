import { contractsErrors } from './errors.ts'
import { areBetter, type Carry, type ContractKind, type Terms, type Tier, type TierPick } from './pay/terms.ts'
import type { Period } from './periods.ts'

/** Terms with how often they are settled. */
export interface ContractTerms extends Terms {
  readonly period: Period
}

/** How often contracts of a kind may be settled. */
const PERIODS_OF: Readonly<Record<ContractKind, readonly Period[]>> = {
  DIVIDEND: ['DAY', 'WEEK', 'HALF_MONTH', 'MONTH'],
  DAILY_SALARY: ['DAY'],
  HOURLY_SALARY: ['HOUR'],
  REALTIME_SALARY: ['REALTIME'],
}

/** Throws CONTRACT_TERMS_INVALID with the field that cannot be so. */
export function demandSound({ kind, period, tiers, pick, carry }: ContractTerms): void {
  const demand = (isSound: boolean, field: string) => {
    if (!isSound) throw contractsErrors.CONTRACT_TERMS_INVALID({ field })
  }
  demand(PERIODS_OF[kind].includes(period), 'period')
  demand(tiers.length > 0 && new Set(tiers.map(({ rate }) => rate)).size === tiers.length, 'tiers')
  // Of two that ask the same, one would never pay.
  const asked = tiers.map(({ validBet, loss, activeMembers }) => `${validBet} ${loss} ${activeMembers}`)
  demand(new Set(asked).size === tiers.length, 'tiers')
  // Both are about losses, which dividends alone are shares of.
  demand(kind === 'DIVIDEND' || pick === 'HIGHEST', 'pick')
  demand(kind === 'DIVIDEND' || carry === 'NONE', 'carry')
  demand(carry !== 'HALF_MONTH' || period === 'HALF_MONTH', 'carry')
}

/** Throws when a downline cannot have terms under those of his upline: CONTRACT_PERIOD_DIFFERS, CONTRACT_BETTER_THAN_OWN. */
export function demandPossible(terms: ContractTerms, upline: ContractTerms): void {
  if (terms.period !== upline.period)
    throw contractsErrors.CONTRACT_PERIOD_DIFFERS({ field: 'period', extras: { period: upline.period } })
  if (areBetter(terms, upline)) throw contractsErrors.CONTRACT_BETTER_THAN_OWN({ field: 'tiers' })
}

/** Whether a downline can keep terms under those of his upline; under nobody's he cannot. */
export const arePossible = (terms: ContractTerms, upline: ContractTerms | undefined): boolean =>
  upline !== undefined && terms.period === upline.period && !areBetter(terms, upline)

export const areSame = (one: ContractTerms, other: ContractTerms): boolean =>
  one.period === other.period &&
  one.pick === other.pick &&
  one.carry === other.carry &&
  tiersToJson(one.tiers) === tiersToJson(other.tiers)

/** Tiers as the database keeps them, the highest rate last, whatever order they came in. */
export const tiersToJson = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers
      .toSorted((left, right) => Number(left.rate - right.rate))
      .map(({ validBet, loss, activeMembers, rate }) => ({
        validBet: String(validBet),
        loss: String(loss),
        activeMembers: String(activeMembers),
        rate: String(rate),
      })),
  )

type WrittenTier = Readonly<Record<keyof Tier, string>>

/** Tiers from what the database keeps. */
export const tiersOf = (json: unknown): Tier[] =>
  (json as readonly WrittenTier[]).map(({ validBet, loss, activeMembers, rate }) => ({
    validBet: BigInt(validBet),
    loss: BigInt(loss),
    activeMembers: Number(activeMembers),
    rate: BigInt(rate),
  }))

/** Terms as the database keeps them. */
interface WrittenTerms {
  readonly tiers: unknown
  readonly pick: string
  readonly carry: string
}

/** Terms from what the database keeps of a contract, or of a template. */
export const termsOf = (
  { kind, period }: { readonly kind: string; readonly period: string },
  { tiers, pick, carry }: WrittenTerms,
): ContractTerms => ({
  kind: kind as ContractKind,
  period: period as Period,
  tiers: tiersOf(tiers),
  pick: pick as TierPick,
  carry: carry as Carry,
})

/** The terms of one version of a contract that was read with all of them; it must have that version. */
export function termsOfVersion(
  contract: {
    readonly kind: string
    readonly period: string
    readonly versions: readonly (WrittenTerms & { readonly version: number })[]
  },
  version: number | null,
): ContractTerms {
  const written = contract.versions.find((each) => each.version === version)
  if (written === undefined) throw new Error('A contract lacks a version that it names')
  return termsOf(contract, written)
}
