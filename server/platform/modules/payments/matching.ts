import type { DepositRow } from './deposits-repository.ts'
import type { ReceivedTransfer } from './gateways/gateway.ts'
import { isOpen } from './states.ts'

/** Why received money is not credited by itself; an operator decides. */
export type SuspenseReason =
  | 'NO_CODE'
  | 'UNKNOWN_CODE'
  | 'WRONG_ACCOUNT'
  | 'SHORT'
  | 'OVER'
  | 'LATE'
  | 'SECOND'
  | 'REFUSED'

/**
 * Whether a transfer pays a deposit: code and amount and account must be the deposit's, it must be open and in time.
 * Undefined when it does.
 */
export function reasonAgainst(
  transfer: Pick<ReceivedTransfer, 'accountNumber' | 'amount' | 'currency'>,
  code: string | undefined,
  deposit: DepositRow | undefined,
  now: Date,
): SuspenseReason | undefined {
  if (code === undefined) return 'NO_CODE'
  if (deposit === undefined) return 'UNKNOWN_CODE'
  if (transfer.accountNumber !== deposit.account_number || transfer.currency !== deposit.currency)
    return 'WRONG_ACCOUNT'
  if (deposit.state === 'PAID' || deposit.state === 'CREDITED') return 'SECOND'
  if (!isOpen(deposit.state as Parameters<typeof isOpen>[0]) || deposit.expires_at <= now) return 'LATE'
  if (transfer.amount < deposit.amount) return 'SHORT'
  if (transfer.amount > deposit.amount) return 'OVER'
  return undefined
}
