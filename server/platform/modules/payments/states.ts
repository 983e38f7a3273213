/**
 * Life of a deposit (domain.md 6). An open one waits for the bank; PAID and CREDITED come in one transaction. In REVIEW
 * money is there or claimed, and the member or an operator decides. What expired may still be paid: the bank's clock counts.
 * FAILED is also what the member takes back while it waits (`cancelled_at`); what is paid for it then goes to suspense.
 */
export const DEPOSIT_STATES = ['CREATED', 'PENDING', 'REVIEW', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

const TRANSITIONS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PENDING', 'FAILED'],
  PENDING: ['REVIEW', 'PAID', 'EXPIRED', 'FAILED'],
  REVIEW: ['PAID', 'FAILED'],
  PAID: ['CREDITED', 'FAILED'],
  CREDITED: [],
  EXPIRED: ['REVIEW', 'PAID'],
  FAILED: [],
}

/** Whether a deposit may go from one state to the other. */
export function mayBecome(from: DepositState, to: DepositState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Throws when a deposit must not go from one state to the other: a mistake of ours, never of a caller. */
export function checkTransition(from: DepositState, to: DepositState): void {
  if (!mayBecome(from, to)) throw new Error(`A deposit cannot go from ${from} to ${to}`)
}

/** States in which a deposit still waits for its transfer. */
export const OPEN_STATES: readonly DepositState[] = ['CREATED', 'PENDING']

/** Whether a deposit still waits for its transfer. */
export function isOpen(state: DepositState): boolean {
  return OPEN_STATES.includes(state)
}

/** States in which money may still be credited for a deposit. */
export const PAYABLE_STATES: readonly DepositState[] = DEPOSIT_STATES.filter((state) => mayBecome(state, 'PAID'))
