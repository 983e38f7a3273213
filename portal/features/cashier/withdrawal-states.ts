import type { Tone } from '../../ui/badge.tsx'
import type { WithdrawalState } from './withdraw.generated.ts'

/** How each state of a withdrawal looks; its words are in `withdrawals.json`. */
export const withdrawalTones: Record<WithdrawalState, Tone> = {
  REQUESTED: 'warning',
  REVIEW: 'warning',
  APPROVED: 'info',
  RELEASED: 'info',
  RECEIVED: 'success',
  PARTLY_RECEIVED: 'warning',
  NOT_RECEIVED: 'warning',
  CLOSED: 'success',
  REJECTED: 'danger',
  FAILED: 'danger',
  CANCELLED: 'neutral',
}

const over: readonly WithdrawalState[] = ['CLOSED', 'REJECTED', 'FAILED', 'CANCELLED']

/** Whether nothing more happens to it. */
export const isWithdrawalOver = (state: WithdrawalState): boolean => over.includes(state)
