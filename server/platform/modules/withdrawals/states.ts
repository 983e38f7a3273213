/** Life of a withdrawal (domain.md 6). The money is held from REQUESTED on and leaves the books with RELEASED. */
export const WITHDRAWAL_STATES = [
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'RELEASED',
  'RECEIVED',
  'PARTLY_RECEIVED',
  'NOT_RECEIVED',
  'CLOSED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

const TRANSITIONS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['REVIEW', 'CANCELLED'],
  REVIEW: ['APPROVED', 'REJECTED'],
  APPROVED: ['RELEASED', 'REJECTED'],
  RELEASED: ['RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED', 'FAILED'],
  RECEIVED: ['CLOSED'],
  // Paid again, or settled as paid, or brought back by the bank.
  PARTLY_RECEIVED: ['RELEASED', 'RECEIVED', 'FAILED'],
  NOT_RECEIVED: ['RELEASED', 'RECEIVED', 'FAILED'],
  // The bank may bring the money back after everybody thought that it had arrived.
  CLOSED: ['FAILED'],
  REJECTED: [],
  FAILED: [],
  CANCELLED: [],
}

export function mayFollow(from: WithdrawalState, to: WithdrawalState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Throws when a withdrawal must not go from one state to the other: a mistake of ours, never of a caller. */
export function checkTransition(from: WithdrawalState, to: WithdrawalState): void {
  if (!mayFollow(from, to)) throw new Error(`A withdrawal cannot go from ${from} to ${to}`)
}

const OVER: readonly WithdrawalState[] = ['CLOSED', 'REJECTED', 'FAILED', 'CANCELLED']

/** Whether nobody waits for it any more; only the bank can still bring the money of a closed one back. */
export function isOver(state: WithdrawalState): boolean {
  return OVER.includes(state)
}

/** Whether its money left the books and may still come back. */
export function isReleased(state: WithdrawalState): boolean {
  return mayFollow(state, 'FAILED')
}

/** States in which an operator is to act. */
export const WAITING_STATES: readonly WithdrawalState[] = [
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'PARTLY_RECEIVED',
  'NOT_RECEIVED',
]

/** Whether it counts towards what a member may have in a day; what was rejected or came back does not. */
export function counts(state: WithdrawalState): boolean {
  return state !== 'REJECTED' && state !== 'FAILED' && state !== 'CANCELLED'
}
