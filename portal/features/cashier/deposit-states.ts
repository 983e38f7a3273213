import type { Tone } from '../../ui/badge.tsx'
import type { DepositState } from './cashier.generated.ts'

/** How each state of a deposit looks; its words are in `cashier.json`. */
export const depositTones: Record<DepositState | 'CANCELLED', Tone> = {
  CREATED: 'neutral',
  PENDING: 'warning',
  REVIEW: 'info',
  PAID: 'info',
  CREDITED: 'success',
  EXPIRED: 'neutral',
  FAILED: 'danger',
  CANCELLED: 'neutral',
}

/** The state that the member is told: what he took back himself did not fail. */
export function shownState({ state, cancelledAt }: { state: DepositState; cancelledAt: string | null }) {
  return state === 'FAILED' && cancelledAt !== null ? 'CANCELLED' : state
}

/** States in which nothing is asked of the member any more, though late money may still change them. */
export function isOver(state: DepositState): boolean {
  return state === 'CREDITED' || state === 'EXPIRED' || state === 'FAILED'
}

/** Whether the member still has to pay. */
export function isToPay(state: DepositState): boolean {
  return state === 'CREATED' || state === 'PENDING'
}

/** The step of a deposit that is open, from 0; behind the last one when the money is there, none where it came to nothing. */
export function stepOf(state: DepositState): 1 | 2 | 3 | null {
  if (isToPay(state)) return 1
  if (state === 'CREDITED') return 3
  return isOver(state) ? null : 2
}
