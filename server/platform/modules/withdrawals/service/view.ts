import { findParts, keepCounting, type PayoutRow } from '../parts-repository.ts'
import { readSettings } from '../settings.ts'
import type { StepRow, WithdrawalRow } from '../withdrawals-repository.ts'
import type { Dependencies } from './dependencies.ts'

/** A withdrawal with its life so far. */
export interface WithdrawalView<Row extends WithdrawalRow = WithdrawalRow> {
  readonly withdrawal: Row
  readonly steps: readonly StepRow[]
  readonly proofs: readonly string[]
  readonly payouts: readonly PayoutRow[]
  /** Accounts of the operators who approved. */
  readonly approvedBy: readonly string[]
  /** Whether the brand lets its members take a withdrawal back. */
  readonly mayCancel: boolean
  /** Whether the brand's payments are made by hand. */
  readonly paysByHand: boolean
}

/** Some withdrawals of a brand, in their order, with what hangs on them: five queries more for all of them. */
export async function viewWithdrawals<Row extends WithdrawalRow>(
  { database: { query } }: Pick<Dependencies, 'database'>,
  merchantId: string,
  rows: readonly Row[],
): Promise<WithdrawalView<Row>[]> {
  const { steps, proofs, payouts, approvals } = await findParts(query, merchantId, rows)
  // What was decided stays as it was; what is still open waits for approvals that count.
  const counting = await keepCounting(query, approvals)
  const { mayCancel, gateway } = await readSettings(query, merchantId)
  return rows.map((withdrawal) => {
    const isOwn = ({ withdrawal_id }: { withdrawal_id: string }) => withdrawal_id === withdrawal.id
    return {
      withdrawal,
      steps: steps.filter(isOwn),
      proofs: proofs.filter(isOwn).map(({ file_id }) => file_id),
      payouts: payouts.filter(isOwn),
      approvedBy: (withdrawal.state === 'REVIEW' ? counting : approvals)
        .filter(isOwn)
        .map(({ operator_account }) => operator_account),
      mayCancel,
      paysByHand: gateway === 'MANUAL',
    }
  })
}
