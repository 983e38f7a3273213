import type { OperatorRight } from '../../lib/schema.generated.ts'
import type { ConsoleWithdrawalFragment } from './withdrawals.generated.ts'
import {
  ConsoleApproveWithdrawalDocument,
  ConsoleClaimWithdrawalDocument,
  ConsoleFailWithdrawalDocument,
  ConsoleForceWithdrawalReceiptDocument,
  ConsolePayWithdrawalAgainDocument,
  ConsoleRejectWithdrawalDocument,
  ConsoleReleaseWithdrawalDocument,
  ConsoleUnclaimWithdrawalDocument,
} from './withdrawals.generated.ts'

export type Withdrawal = ConsoleWithdrawalFragment

/** The decisions of an operator, each with its call. */
export const deedDocuments = {
  claim: ConsoleClaimWithdrawalDocument,
  unclaim: ConsoleUnclaimWithdrawalDocument,
  approve: ConsoleApproveWithdrawalDocument,
  reject: ConsoleRejectWithdrawalDocument,
  release: ConsoleReleaseWithdrawalDocument,
  payAgain: ConsolePayWithdrawalAgainDocument,
  forceReceipt: ConsoleForceWithdrawalReceiptDocument,
  fail: ConsoleFailWithdrawalDocument,
} as const
export type Deed = keyof typeof deedDocuments

/** Deeds that are done at once; the others show their effect and ask for a reason first. */
export const isPlain = (deed: Deed) => deed === 'claim' || deed === 'unclaim'

const ENDS_PROPOSAL: readonly Deed[] = ['payAgain', 'fail', 'forceReceipt']
const REVIEWS: readonly Deed[] = ['approve', 'reject']

/** The deed that carries a proposal out. */
export const deedOf = ({ deed }: NonNullable<Withdrawal['proposal']>): Deed =>
  deed === 'PAY_AGAIN' ? 'payAgain' : 'fail'

/** Whether money of a payment by hand may have come back: the bank cannot be asked, an operator names its reference. */
export const hasPaidByHand = ({ payouts }: Withdrawal): boolean =>
  payouts.some(({ gateway, state }) => gateway === 'MANUAL' && state === 'PAID')

/** Whether the bank ever carried a payment out, whatever came back of it. */
const hasLeft = ({ payouts }: Pick<Withdrawal, 'payouts'>): boolean =>
  payouts.some(({ state }) => state === 'PAID' || state === 'RETURNED')

/**
 * What a deed does now, as keys of `withdrawalEffects`. A payment that the bank refused never left: nothing came back of it,
 * and one operator gives the whole back, while money that had left takes two.
 */
export function effectsOf(deed: Deed, withdrawal: Pick<Withdrawal, 'payouts' | 'proposal'>): string[] {
  const never = !hasLeft(withdrawal)
  const effect = never && (deed === 'payAgain' || deed === 'fail') ? `${deed}Refused` : deed
  if (!withdrawal.proposal || !ENDS_PROPOSAL.includes(deed)) return [effect]
  const isAtOnce = deed === 'forceReceipt' || (deed === 'fail' && never)
  return [effect, isAtOnce ? 'dropsProposal' : 'replacesProposal']
}

/** The form of a bank's reference that the server takes. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9./-]{3,40}$/.test(text)

/** The right that a deed needs. What a colleague works on is freed by who may decide about it. */
export function rightOf(deed: Deed, isMine = false): OperatorRight {
  if (deed === 'claim' || (deed === 'unclaim' && isMine)) return 'WITHDRAWALS_CLAIM'
  return REVIEWS.includes(deed) || deed === 'unclaim' ? 'WITHDRAWALS_REVIEW' : 'WITHDRAWALS_RELEASE'
}

/** What may be done with a withdrawal now. The server decides; this only keeps the console from offering what it refuses. */
export function deedsOf({ state, claimedBy, isMine, isPaid, payoutRefused, payouts }: Withdrawal): Deed[] {
  const isMissing = state === 'PARTLY_RECEIVED' || state === 'NOT_RECEIVED'
  const isOver = ['CLOSED', 'REJECTED', 'FAILED', 'CANCELLED'].includes(state)
  const isKnown = payouts.every((payout) => payout.state !== 'QUEUED' && payout.state !== 'SENT')
  const mayBe: [Deed, boolean][] = [
    ['claim', !isOver && claimedBy === null],
    ['approve', state === 'REVIEW' && isMine],
    ['release', state === 'APPROVED'],
    ['payAgain', isMissing || (state === 'RELEASED' && payoutRefused)],
    ['forceReceipt', isMissing || (state === 'RELEASED' && isPaid)],
    // The bank may bring money back long after it counted as received.
    ['fail', (isMissing || state === 'RELEASED' || state === 'CLOSED') && isKnown],
    ['reject', (state === 'REVIEW' || state === 'APPROVED') && isMine],
    ['unclaim', !isOver && claimedBy !== null],
  ]
  return mayBe.filter(([, isPossible]) => isPossible).map(([deed]) => deed)
}
