export type AdjustmentState = 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'
export type AdjustmentKind = 'CREDIT' | 'DEBIT' | 'CORRECTION' | 'REVERSAL'

const NEXT: Readonly<Record<AdjustmentState, readonly AdjustmentState[]>> = {
  REQUESTED: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
}

/** Whether a request may go from one state to the other; what is decided stays so. */
export const mayBecome = (from: AdjustmentState, to: AdjustmentState): boolean => NEXT[from].includes(to)

/**
 * Kinds of transfer that an operator may take back. A bet is put right by its vendor, a withdrawal and money between
 * members by their own documents: reversing the money alone would leave those saying something else.
 */
const REVERSIBLE: readonly string[] = ['ADJUSTMENT', 'DEPOSIT', 'BONUS', 'REBATE', 'COMMISSION', 'REWARD', 'OPENING']

export const isReversible = (transferKind: string): boolean => REVERSIBLE.includes(transferKind)
