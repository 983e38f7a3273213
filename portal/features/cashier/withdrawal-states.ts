import type { Tone } from '../../ui/badge.tsx'
import type { WithdrawalPartsFragment, WithdrawalState } from './withdraw.generated.ts'

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

/** The state in a word: released says only that the bank was told to pay, until the bank says that it has. */
export const shownState = ({ state, isPaid }: Pick<WithdrawalPartsFragment, 'state' | 'isPaid'>) =>
  state === 'RELEASED' && isPaid ? 'PAID' : state

const over: readonly WithdrawalState[] = ['CLOSED', 'REJECTED', 'FAILED', 'CANCELLED']

/** Whether nothing more happens to it. */
export const isWithdrawalOver = (state: WithdrawalState): boolean => over.includes(state)

/** What the page of a withdrawal is about in a state; with another one it begins anew. */
export function stageOf({ state, isPaid }: Pick<WithdrawalPartsFragment, 'state' | 'isPaid'>) {
  switch (state) {
    case 'REQUESTED':
    case 'REVIEW':
    case 'APPROVED':
      return 'sent'
    case 'RELEASED':
      return isPaid ? 'asked' : 'onItsWay'
    case 'RECEIVED':
    case 'CLOSED':
      return 'done'
    case 'PARTLY_RECEIVED':
    case 'NOT_RECEIVED':
      return 'settling'
    case 'REJECTED':
    case 'FAILED':
    case 'CANCELLED':
      return 'ended'
  }
}
