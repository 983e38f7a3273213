import type { Static } from 'typebox'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { invalid } from '../../http/validation.ts'
import { bind } from '../../lib/bind.ts'
import { hashPassword } from '../../lib/credentials.ts'
import { checkNewPaymentPassword } from '../../lib/passwords.ts'
import { createTurns } from '../../lib/turns.ts'
import { type CheckingParts, checkPaymentPassword } from './check-payment-password.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { OwnPassword } from './own-password.ts'
import * as repository from './repository.ts'
import type { membersCalls } from './schema.ts'
import { demandMayProtect, tellChange } from './security.ts'

export type PaymentPasswordChange = Static<typeof membersCalls.setPaymentPassword.body>

interface PaymentPasswordParts extends MembersParts, CheckingParts {
  readonly ownPassword: OwnPassword
}

/**
 * Sets or changes the payment password. The old one proves who asks, or else the sign-in password, which also
 * helps who forgot it. Throws OLD_PASSWORD_WRONG, PAYMENT_PASSWORD_…, PASSWORD_….
 */
async function setPaymentPassword(
  parts: PaymentPasswordParts,
  session: MemberSession,
  change: PaymentPasswordChange,
): Promise<void> {
  const { database, tries, ownPassword } = parts
  demandMayProtect(session)
  const { password, oldPaymentPassword, newPaymentPassword } = change
  const field = 'newPaymentPassword'
  if (password === undefined && oldPaymentPassword === undefined) throw invalid('password', 'INVALID_INPUT_REQUIRED')
  checkNewPaymentPassword(newPaymentPassword, field)
  if (newPaymentPassword !== change.confirmPaymentPassword)
    throw membersErrors.PASSWORD_MISMATCH({ field: 'confirmPaymentPassword' })
  if (newPaymentPassword === oldPaymentPassword) throw membersErrors.PASSWORD_SAME({ field })
  // Before it is proved: what somebody sets from here on is not overwritten by who proved the one before.
  const member = await repository.selectMember(database.query, session.merchantId, session.memberId)
  if (member === undefined) throw httpErrors.UNAUTHENTICATED()
  if (password !== undefined) await ownPassword.check(session, password, 'password')
  else await checkPaymentPassword(parts, session, oldPaymentPassword ?? '', 'oldPaymentPassword')
  // Not before: to whoever proved nothing this would tell the sign-in password, guess by guess.
  if (await ownPassword.matches(session, newPaymentPassword))
    throw membersErrors.PAYMENT_PASSWORD_LIKE_PASSWORD({ field })
  const newHash = await hashPassword(newPaymentPassword)
  await database.transaction(async (tx) => {
    await tries.clear(tx, session, 'PAYMENT_PASSWORD')
    const isChanged = await repository.changePaymentPassword(tx.query, session, {
      oldHash: member.payment_password_hash,
      newHash,
    })
    if (!isChanged)
      throw membersErrors.OLD_PASSWORD_WRONG({ field: password === undefined ? 'oldPaymentPassword' : 'password' })
    await tellChange(parts, tx, session, 'paymentPasswordChanged')
  })
}

/** The second password, asked for where money leaves: withdrawals, transfers to others, payout accounts. */
export function createPaymentPassword(parts: MembersParts, ownPassword: OwnPassword) {
  return bind({ ...parts, ownPassword, inTurn: createTurns() }, { checkPaymentPassword, setPaymentPassword })
}
