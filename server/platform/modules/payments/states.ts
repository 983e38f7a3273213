/** Life of a deposit (domain.md 6). An open one waits for the bank; PAID and CREDITED come in one transaction. */
export const DEPOSIT_STATES = ['CREATED', 'PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

const TRANSITIONS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PENDING', 'FAILED'],
  PENDING: ['PAID', 'EXPIRED', 'FAILED'],
  PAID: ['CREDITED', 'FAILED'],
  CREDITED: [],
  EXPIRED: [],
  FAILED: [],
}

/** Throws when a deposit must not go from one state to the other: a mistake of ours, never of a caller. */
export function checkTransition(from: DepositState, to: DepositState): void {
  if (!TRANSITIONS[from].includes(to)) throw new Error(`A deposit cannot go from ${from} to ${to}`)
}

/** Whether a transfer from the bank would still be credited. */
export function isOpen(state: DepositState): boolean {
  return state === 'CREATED' || state === 'PENDING'
}
