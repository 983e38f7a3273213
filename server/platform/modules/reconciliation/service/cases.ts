import type { FoundCase } from '../../vendor-comparisons/service.ts'
import type { Difference, Flow } from '../compare.ts'

const MOVEMENTS = { IN: 'DEPOSIT', OUT: 'PAYOUT', BACK: 'RETURN' } as const satisfies Record<Flow, string>
const DIFFERENCES = {
  MISSING_AT_BANK: 'MISSING_THERE',
  MISSING_WITH_US: 'MISSING_HERE',
  OTHER_AMOUNT: 'DIFFERENT',
  // The second one is nothing that we know of.
  TWICE: 'MISSING_HERE',
} as const satisfies Record<Difference['kind'], string>

/** Under what name the cases of an account stand. */
export const sourceOf = (accountNumber: string): string => `bank:${accountNumber}`

/** The differences of a comparison as cases, one for each movement: of an order that came back several times with nothing of ours, the first. */
export function foundCases(differences: readonly Difference[]): FoundCase[] {
  const found = differences.map(foundCase)
  return [
    ...new Map(found.toReversed().map((one) => [`${one.movement} ${one.transactionId}`, one])).values(),
  ].toReversed()
}

function foundCase({ kind, key, flow, merchantId, ...difference }: Difference): FoundCase {
  const { reference, currency, at, bankAmount, ownAmount, memberId, depositId, withdrawalId } = difference
  const movement = MOVEMENTS[flow]
  const side = (amount: bigint | null) =>
    amount === null
      ? null
      : {
          kind: movement,
          user: null,
          memberId,
          merchantId,
          round: reference ?? key,
          amount: String(amount),
          currency,
          at: at.toISOString(),
          betId: null,
          depositId,
          withdrawalId,
        }
  return {
    transactionId: key,
    movement,
    difference: DIFFERENCES[kind],
    merchantId,
    theirs: side(bankAmount),
    ours: kind === 'TWICE' ? null : side(ownAmount),
  }
}
