import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { passwordMatches } from '../../../lib/credentials.ts'
import { defineErrors } from '../../../lib/failure.ts'

const passwordErrors = defineErrors('members', {
  PAYMENT_PASSWORD_NOT_SET: 409,
  PAYMENT_PASSWORD_WRONG: 422,
})

/** Throws PAYMENT_PASSWORD_NOT_SET or PAYMENT_PASSWORD_WRONG (field paymentPassword). */
export async function checkPaymentPassword(
  tx: Transaction,
  { merchantId, memberId }: MemberSession,
  password: string,
): Promise<void> {
  const member = await tx.query
    .selectFrom('members')
    .select('payment_password_hash')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const hash = member.payment_password_hash
  if (hash === null) throw passwordErrors.PAYMENT_PASSWORD_NOT_SET()
  if (!(await passwordMatches(hash, password)))
    throw passwordErrors.PAYMENT_PASSWORD_WRONG({ field: 'paymentPassword' })
}
