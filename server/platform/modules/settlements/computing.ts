import type { Money } from '../../lib/money.ts'
import { amountsOfLine, type ContractInForce, carryOver, type LineAmount, type Measures } from '../contracts/service.ts'
import type { SkipReason } from './states.ts'

/** Whose money pays those below the top: the platform's, or each upline's own (the brand's template). */
export type PaidBy = 'PLATFORM' | 'UPLINE'

/** All that decides what contracts come to in a window. */
export interface WindowFacts {
  readonly contracts: readonly ContractInForce[]
  /** Who stood directly above a payee when the window began; nobody where it names none. */
  readonly uplines: ReadonlyMap<string, string>
  /** By the payee; nothing happened to a team that is not named. */
  readonly measures: ReadonlyMap<string, Measures>
  /** What the window before left over (less than zero), by the contract. */
  readonly carried: ReadonlyMap<string, Money>
  readonly isFirstHalf: boolean
  readonly paidBy: PaidBy
}

/** What a contract comes to in a window. */
export interface ComputedEarning {
  readonly contract: ContractInForce
  readonly uplineId: string | null
  /** Whose money it is; null where it is the platform's. */
  readonly payerId: string | null
  /** Of the window alone: what was carried is not in the loss. */
  readonly measures: Measures
  readonly carriedIn: Money
  readonly carriedOut: Money
  /** Of the tier that pays; undefined where none was reached. */
  readonly rate: bigint | undefined
  /** In 1/10 000 000 000 of a unit, like the two after it. */
  readonly gross: bigint
  /** What of it direct downlines get. */
  readonly downlines: bigint
  /** What is to be paid to the payee by it: less what downlines get, where one pays all of them. */
  readonly net: bigint
  readonly skipReason: SkipReason | undefined
}

export const NO_MEASURES: Measures = { validBet: 0n, loss: 0n, activeMembers: 0 }

/**
 * What all contracts of a kind come to in a window (domain.md 7), whoever pays others before them. Where the platform pays everybody, each
 * gets what his own contract comes to less what his direct downlines' come to; where uplines pay, each gets his own whole and pays his
 * downlines out of it.
 */
export function computeWindow(facts: WindowFacts): ComputedEarning[] {
  const payees = new Map(facts.contracts.map((contract) => [contract.payeeId, toPayee(contract, facts)]))
  const paying = [...payees.values()]
  const members = paying.map(({ contract, uplineId, counted, hindrance }) => ({
    memberId: contract.payeeId,
    uplineId,
    terms: hindrance === undefined ? contract.terms : null,
    measures: counted,
  }))
  // Uplines without a contract stand in between: whoever is below one of them is not taken for a top.
  const bare = [...new Set(paying.flatMap(({ uplineId }) => (uplineId && !payees.has(uplineId) ? [uplineId] : [])))]
  const { amounts, skipped } = amountsOfLine([
    ...members,
    ...bare.map((memberId) => ({ memberId, uplineId: null, terms: null, measures: NO_MEASURES })),
  ])
  const computed = (memberId: string, amount: LineAmount | undefined, reason: SkipReason | undefined) => {
    const payee = payees.get(memberId)
    return payee === undefined ? [] : [toEarning(payee, facts.paidBy, amount, reason)]
  }
  return [
    ...amounts.flatMap((amount) => computed(amount.memberId, amount, undefined)),
    ...skipped.flatMap(({ memberId, reason }) => computed(memberId, undefined, reason)),
    ...paying.flatMap(({ contract, hindrance }) =>
      hindrance === undefined ? [] : computed(contract.payeeId, undefined, hindrance),
    ),
  ]
}

type Payee = ReturnType<typeof toPayee>

function toPayee(contract: ContractInForce, facts: WindowFacts) {
  const uplineId = facts.uplines.get(contract.payeeId) ?? null
  const measures = facts.measures.get(contract.payeeId) ?? NO_MEASURES
  const carriedIn = facts.carried.get(contract.contractId) ?? 0n
  const { loss, carried: carriedOut } = carryOver(contract.terms.carry, {
    loss: measures.loss,
    carried: carriedIn,
    isFirstHalf: facts.isFirstHalf,
  })
  return {
    contract,
    uplineId,
    measures,
    carriedIn,
    carriedOut,
    counted: { ...measures, loss },
    hindrance: hindranceOf(contract, uplineId),
  }
}

function hindranceOf(contract: ContractInForce, uplineId: string | null): SkipReason | undefined {
  if (contract.isClosed) return 'PAYEE_CLOSED'
  return contract.payerId === uplineId ? undefined : 'LINE_MOVED'
}

function toEarning(
  { contract, uplineId, measures, carriedIn, carriedOut }: Payee,
  paidBy: PaidBy,
  amount: LineAmount | undefined,
  skipReason: SkipReason | undefined,
): ComputedEarning {
  const gross = amount?.gross.exact ?? 0n
  return {
    contract,
    uplineId,
    payerId: paidBy === 'UPLINE' ? contract.payerId : null,
    measures,
    carriedIn,
    carriedOut,
    rate: amount?.gross.tier?.rate,
    gross,
    downlines: amount?.downlines ?? 0n,
    net: paidBy === 'UPLINE' ? gross : (amount?.net ?? 0n),
    skipReason,
  }
}
