import type { WithdrawalSettings } from '../settings.ts'

/** A payment that the bank confirmed: from now on the member is asked, for so long. */
export function paidAt(now: Date, { autoReceiveMinutes }: WithdrawalSettings) {
  return { paid_at: now, receive_due_at: new Date(now.getTime() + autoReceiveMinutes * 60_000) }
}
