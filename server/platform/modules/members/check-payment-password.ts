import type { Transaction } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import { passwordMatches } from '../../lib/credentials.ts'
import type { createTurns } from '../../lib/turns.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import * as repository from './repository.ts'

/** What a check works with. */
export interface CheckingParts extends Pick<MembersParts, 'database' | 'tries'> {
  /** One for all who check, so that the tries of a member come one after the other. */
  readonly inTurn: ReturnType<typeof createTurns>
}

/**
 * Throws PAYMENT_PASSWORD_NOT_SET, PAYMENT_PASSWORD_WRONG or PAYMENT_PASSWORD_LOCKED (after five wrong tries in
 * 30 minutes, for 30 minutes). Outside transactions only: see below.
 */
export async function checkPaymentPassword(
  parts: CheckingParts,
  session: Pick<MemberSession, 'merchantId' | 'memberId'>,
  password: string,
  field = 'paymentPassword',
): Promise<void> {
  const { database, inTurn } = parts
  database.assertOutsideTransaction()
  const member = await repository.selectMember(database.query, session.merchantId, session.memberId)
  const hash = member?.payment_password_hash ?? null
  if (hash === null) throw membersErrors.PAYMENT_PASSWORD_NOT_SET({ field })
  // Looked at while no connection is held: it is slow on purpose, and a hundred at once would leave none to anybody else.
  // What it found is told only to whom a try is left, so that a guess beyond the fifth learns nothing by it.
  const matches = await passwordMatches(hash, password)
  // One after the other before they wait in the database, where each that waits holds a connection.
  await inTurn(`${session.merchantId}|${session.memberId}`, () =>
    database.transaction((tx) => countTry(parts, tx, session, matches, field)),
  )
}

/** What comes of a try: a wrong one counts, a right one forgets those before it, and after five neither is told. */
async function countTry(
  { tries }: CheckingParts,
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
