import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import { invalid } from '../../http/validation.ts'
import { hashPassword, passwordMatches } from '../../lib/credentials.ts'
import { checkNewPaymentPassword } from '../../lib/passwords.ts'
import { createTurns } from '../../lib/turns.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { OwnPassword } from './own-password.ts'
import * as repository from './repository.ts'
import type { membersCalls } from './schema.ts'
import { demandMayProtect, tellChange } from './security.ts'

export type PaymentPasswordChange = Static<typeof membersCalls.setPaymentPassword.body>

/** The second password, asked for where money leaves: withdrawals, transfers to others, payout accounts. */
export function createPaymentPassword(parts: MembersParts, ownPassword: OwnPassword) {
  const { database, tries } = parts
  const inTurn = createTurns()

  /**
   * Throws PAYMENT_PASSWORD_NOT_SET, PAYMENT_PASSWORD_WRONG or PAYMENT_PASSWORD_LOCKED (after five wrong tries in
   * 30 minutes, for 30 minutes). Outside transactions only: see below.
   */
  async function checkPaymentPassword(
    session: Pick<MemberSession, 'merchantId' | 'memberId'>,
    password: string,
    field = 'paymentPassword',
  ): Promise<void> {
    database.assertOutsideTransaction()
    const member = await repository.selectMember(database.query, session.merchantId, session.memberId)
    const hash = member?.payment_password_hash ?? null
    if (hash === null) throw membersErrors.PAYMENT_PASSWORD_NOT_SET({ field })
    // Looked at while no connection is held: it is slow on purpose, and a hundred at once would leave none to anybody else.
    // What it found is told only to whom a try is left, so that a guess beyond the fifth learns nothing by it.
    const matches = await passwordMatches(hash, password)
    // One after the other before they wait in the database, where each that waits holds a connection.
    await inTurn(`${session.merchantId}|${session.memberId}`, () =>
      database.transaction((tx) => countTry(tx, session, matches, field)),
    )
  }

  /** What comes of a try: a wrong one counts, a right one forgets those before it, and after five neither is told. */
  async function countTry(
    tx: Transaction,
    session: Pick<MemberSession, 'merchantId' | 'memberId'>,
    matches: boolean,
    field: string,
  ): Promise<void> {
    const held = await tries.hold(tx, session, 'PAYMENT_PASSWORD')
    const retryAfter = held.lockedSeconds
    if (retryAfter > 0)
      throw membersErrors.PAYMENT_PASSWORD_LOCKED({
        field,
        extras: { retryAfter, minutes: Math.ceil(retryAfter / 60) },
      })
    if (!matches) {
      held.fail()
      throw membersErrors.PAYMENT_PASSWORD_WRONG({ field })
    }
    await held.succeed()
  }

  return {
    checkPaymentPassword,

    /**
     * Sets or changes the payment password. The old one proves who asks, or else the sign-in password, which also
     * helps who forgot it. Throws OLD_PASSWORD_WRONG, PAYMENT_PASSWORD_…, PASSWORD_….
     */
    async setPaymentPassword(session: MemberSession, change: PaymentPasswordChange): Promise<void> {
      demandMayProtect(session)
      const { password, oldPaymentPassword, newPaymentPassword } = change
      const field = 'newPaymentPassword'
      if (password === undefined && oldPaymentPassword === undefined)
        throw invalid('password', 'INVALID_INPUT_REQUIRED')
      checkNewPaymentPassword(newPaymentPassword, field)
      if (newPaymentPassword !== change.confirmPaymentPassword)
        throw membersErrors.PASSWORD_MISMATCH({ field: 'confirmPaymentPassword' })
      if (newPaymentPassword === oldPaymentPassword) throw membersErrors.PASSWORD_SAME({ field })
      if (password !== undefined) await ownPassword.check(session, password, 'password')
      else await checkPaymentPassword(session, oldPaymentPassword ?? '', 'oldPaymentPassword')
      // Not before: to whoever proved nothing this would tell the sign-in password, guess by guess.
      if (await ownPassword.matches(session, newPaymentPassword))
        throw membersErrors.PAYMENT_PASSWORD_LIKE_PASSWORD({ field })
      const hash = await hashPassword(newPaymentPassword)
      await database.transaction(async (tx) => {
        await tries.clear(tx, session, 'PAYMENT_PASSWORD')
        await repository.updatePaymentPassword(tx.query, session.merchantId, session.memberId, hash)
        await tellChange(parts, tx, session, 'PAYMENT_PASSWORD')
      })
    },
  }
}
