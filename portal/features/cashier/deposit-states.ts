import type { Tone } from '../../ui/badge.tsx'
import type { DepositState } from './cashier.generated.ts'

/** How each state of a deposit looks; its words are in `cashier.json`. */
export const depositTones: Record<DepositState, Tone> = {
  CREATED: 'neutral',
  PENDING: 'warning',
  PAID: 'info',
  CREDITED: 'success',
  EXPIRED: 'neutral',
  FAILED: 'danger',
}

/** States a deposit does not leave. */
export function isOver(state: DepositState): boolean {
  return state === 'CREDITED' || state === 'EXPIRED' || state === 'FAILED'
}
