import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Failure } from '../../../lib/failure.ts'
import { newId } from '../../../lib/id.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { envelopesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { type Dependencies, demand, occasionOf, rankOf } from './dependencies.ts'
import { type RainView, standingOf } from './read.ts'

/**
 * Opens an envelope of a rain for a member, once for each occasion; asked again it answers alike. What is in it is dealt and given in one
 * transaction, as a bonus by the brand's rule of turnover. Throws FORBIDDEN, REWARDS_NOT_FOR_YOU, ENVELOPES_NOT_FOUND, ENVELOPES_CLOSED,
 * ENVELOPES_GONE, ENVELOPES_NOT_FOR_YOU.
 */
export async function openEnvelope(dependencies: Dependencies, session: MemberSession, id: string): Promise<RainView> {
  demand(session)
  const { database, clock, rewards, sites } = dependencies
  const { timeZone } = await sites.findMerchant(session.merchantId)
  const rank = await rankOf(dependencies, session)
  return database.transaction(async (tx) => {
    await repository.lockMember(tx, session)
    const now = clock.now()
    const rain = await repository.findRain(tx.query, session.merchantId, id)
    if (rain === undefined || rain.state === 'DRAFT') throw envelopesErrors.ENVELOPES_NOT_FOUND()
    const occasion = occasionOf(rain, dateAt(now, timeZone))
    const [known] = await repository.listOpenings(tx.query, session, [id], [occasion])
    if (known !== undefined) return { rain, standing: 'OPENED', opening: known }
    const standing = standingOf(rain, undefined, { now, rank })
    if (standing !== 'OPEN') throw refusalOf(standing)
    if (rain.currency !== session.currency) throw envelopesErrors.ENVELOPES_NOT_FOR_YOU()
    await rewards.checkMayReceive(tx, session)
    const opening = await deal(dependencies, tx, session, { rain, occasion, now })
    const after = await repository.findRain(tx.query, session.merchantId, id)
    return { rain: after ?? rain, standing: 'OPENED', opening }
  })
}

function refusalOf(standing: RainView['standing']): Failure {
  if (standing === 'GONE') return envelopesErrors.ENVELOPES_GONE()
  if (standing === 'HIGHER_LEVEL') return envelopesErrors.ENVELOPES_NOT_FOR_YOU()
  return envelopesErrors.ENVELOPES_CLOSED()
}

interface Wish {
  readonly rain: repository.RainRow
  readonly occasion: string
  readonly now: Date
}

async function deal(
  { rewards }: Dependencies,
  tx: Transaction,
  { merchantId, memberId }: MemberSession,
  { rain, occasion, now }: Wish,
): Promise<repository.OpeningRow> {
  // 63 bits: no remainder of a division is noticeably likelier than another.
  const random = randomBytes(8).readBigUInt64BE() >> 1n
  const amount = await repository.takeEnvelope(tx, rain, { random, at: now })
  // Whoever waited for the row of the last one, or for that of a rain that was paused.
  if (amount === undefined) throw envelopesErrors.ENVELOPES_GONE()
  const { currency } = rain
  const opening = await repository.insertOpening(tx.query, {
    merchant_id: merchantId,
    id: newId(now.getTime()),
    rain_id: rain.id,
    member_id: memberId,
    occasion,
    currency,
    amount,
    opened_at: now,
  })
  const document = { kind: 'envelope', id: opening.id } as const
  await rewards.give(tx, { merchantId, memberId, currency, amount, kind: 'BONUS', programme: 'envelope', document })
  return opening
}
