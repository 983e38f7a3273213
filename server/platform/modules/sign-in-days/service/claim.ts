import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import { dateAt, previousDate } from '../../../lib/local-day.ts'
import { POINT } from '../../points/service.ts'
import { signInDaysErrors } from '../errors.ts'
import { nextStep } from '../ladder.ts'
import * as repository from '../repository.ts'
import { type Dependencies, demand } from './dependencies.ts'

/**
 * Gives a member what today's day of the ladder is worth, once a day; asked again nothing more happens. Throws FORBIDDEN,
 * REWARDS_NOT_FOR_YOU, SIGN_IN_DAYS_CLOSED.
 */
export async function claimSignInDay(dependencies: Dependencies, session: MemberSession): Promise<void> {
  demand(session)
  const { database, clock, rewards, sites } = dependencies
  const { timeZone } = await sites.findMerchant(session.merchantId)
  await database.transaction(async (tx) => {
    await repository.lockMember(tx, session)
    const today = dateAt(clock.now(), timeZone)
    const claims = await repository.listSignIns(tx.query, session, previousDate(today))
    if (claims.some(({ day }) => day === today)) return
    const { isRunning, steps } = await repository.readLadder(tx.query, session.merchantId)
    const step = nextStep(claims.at(-1)?.step, steps.length)
    const worth = steps[step - 1]
    if (!isRunning || worth === undefined) throw signInDaysErrors.SIGN_IN_DAYS_CLOSED()
    await rewards.checkMayReceive(tx, session)
    const row = await repository.insertSignIn(tx.query, {
      merchant_id: session.merchantId,
      member_id: session.memberId,
      day: today,
      id: newId(clock.now().getTime()),
      step,
      kind: worth.kind,
      currency: worth.kind === 'POINTS' ? POINT : session.currency,
      amount: worth.amount,
      signed_at: clock.now(),
    })
    await give(dependencies, tx, row)
  })
}

async function give({ rewards, points }: Dependencies, tx: Transaction, row: repository.SignInRow): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, currency, amount } = row
  const gift = { merchantId, memberId, programme: 'sign-in', document: { kind: 'sign-in', id: row.id } } as const
  if (row.kind === 'POINTS') return points.givePoints(tx, { ...gift, points: amount })
  return rewards.give(tx, { ...gift, currency, amount, kind: 'REWARD' })
}
