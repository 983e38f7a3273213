import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform } from '../support/platform.ts'

/**
 * The child of the kill test of rewards: the platform over a filled database, and members who come one after the other and take what the demo
 * house gives, each thing twice at once. What was answered is a line on the standard output.
 */
const database = await openDatabase(loadConfig())
const platform = await startPlatform({ database, empty: true })
const { value: promotions } = await platform.call('listPromotions')
const daily = need(promotions.find(({ terms }) => terms.trigger === 'DAY'))
const [raffle] = await database.raw<{ id: string }>('select id from raffles where merchant_id = $1', [SENVANG])
const [rain] = await database.raw<{ id: string }>('select id from envelope_rains where merchant_id = $1', [SENVANG])
const raffleId = need(raffle).id

async function takeAll(): Promise<void> {
  const { member, token } = await platform.signedInMember()
  await database.transaction((tx) =>
    platform.context.raffles.giveTickets(tx, {
      merchantId: SENVANG,
      memberId: member.id,
      raffleId,
      count: 1,
      document: { kind: 'seed', id: newId() },
    }),
  )
  const idempotencyKey = newId()
  const deeds = [
    () => platform.call('claimPromotion', { token, params: { id: daily.id }, body: {} }),
    () => platform.call('openEnvelope', { token, params: { id: need(rain).id } }),
    () => platform.call('claimSignInDay', { token }),
    () => platform.call('spinRaffle', { token, body: { raffleId }, idempotencyKey }),
  ]
  const answers = await Promise.all([...deeds, ...deeds].map((deed) => deed()))
  for (const { success, code } of answers) writeSync(1, `${success ? 'given' : code}\n`)
}

async function storm(): Promise<never> {
  for (;;) await takeAll()
}

writeSync(1, 'ready\n')
await Promise.all([storm(), storm(), storm()])
