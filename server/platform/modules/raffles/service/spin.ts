import { randomInt } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import { POINT } from '../../points/service.ts'
import { prizeAt, totalWeight } from '../draw.ts'
import { rafflesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { type Dependencies, demand } from './dependencies.ts'
import { chanceOf, standingOf } from './read.ts'

export interface SpinOrder {
  readonly raffleId: string
  readonly idempotencyKey: string
}

/**
 * Uses a ticket of a raffle and gives what it draws among the prizes that are left, by their weights: ticket, prize and gift in one
 * transaction. The same key answers with the same spin. Throws FORBIDDEN, REWARDS_NOT_FOR_YOU, RAFFLE_NOT_FOUND, RAFFLE_CLOSED,
 * RAFFLE_GONE, RAFFLE_NO_TICKET, RAFFLE_KEY_REUSED.
 */
export async function spin(
  dependencies: Dependencies,
  session: MemberSession,
  { raffleId, idempotencyKey }: SpinOrder,
): Promise<repository.SpinWithNames> {
  demand(session)
  return dependencies.database.transaction(async (tx) => {
    await repository.lockMember(tx, session)
    const known = await repository.findSpinByKey(tx.query, session, idempotencyKey)
    if (known !== undefined && known.raffle_id !== raffleId) throw rafflesErrors.RAFFLE_KEY_REUSED()
    const prizes = await repository.listPrizes(tx.query, session.merchantId, [raffleId])
    if (known !== undefined) return { ...known, names: prizes.find(({ place }) => place === known.place)?.names }
    await dependencies.rewards.checkMayReceive(tx, session)
    return draw(dependencies, tx, session, { raffleId, idempotencyKey })
  })
}

async function draw(
  dependencies: Dependencies,
  tx: Transaction,
  session: MemberSession,
  { raffleId, idempotencyKey }: SpinOrder,
): Promise<repository.SpinWithNames> {
  const now = dependencies.clock.now()
  // Held until the commit: chances are those of what is left at that moment, and no prize goes twice.
  const raffle = await repository.lockRaffle(tx.query, session.merchantId, raffleId)
  if (raffle === undefined || raffle.state === 'DRAFT') throw rafflesErrors.RAFFLE_NOT_FOUND()
  const prizes = (await repository.listPrizes(tx.query, session.merchantId, [raffleId])).map(chanceOf)
  const standing = standingOf(raffle, prizes, now)
  if (standing === 'GONE') throw rafflesErrors.RAFFLE_GONE()
  if (standing !== 'OPEN') throw rafflesErrors.RAFFLE_CLOSED()
  const ticket = await repository.takeTicket(tx, session, raffleId)
  if (ticket === undefined) throw rafflesErrors.RAFFLE_NO_TICKET()
  const prize = prizeAt(prizes, randomInt(totalWeight(prizes)))
  if (prize === undefined) throw new Error('A number below the total weight drew no prize')
  await repository.takePrize(tx.query, prize)
  const row = await repository.insertSpin(tx.query, {
    merchant_id: session.merchantId,
    id: newId(now.getTime()),
    raffle_id: raffleId,
    member_id: session.memberId,
    place: prize.place,
    kind: prize.kind,
    currency: prize.kind === 'POINTS' ? POINT : raffle.currency,
    amount: prize.amount,
    ...ticket,
    idempotency_key: idempotencyKey,
    spun_at: now,
  })
  await give(dependencies, tx, row)
  return { ...row, names: prize.names }
}

async function give({ rewards, points }: Dependencies, tx: Transaction, row: repository.SpinRow): Promise<void> {
  if (row.kind === 'NOTHING') return
  const { merchant_id: merchantId, member_id: memberId, currency, amount } = row
  const gift = { merchantId, memberId, programme: 'raffle', document: { kind: 'raffle-spin', id: row.id } } as const
  if (row.kind === 'POINTS') return points.givePoints(tx, { ...gift, points: amount })
  return rewards.give(tx, { ...gift, currency, amount, kind: 'BONUS' })
}
