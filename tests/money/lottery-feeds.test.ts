import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parseBodies } from '../../server/simulator/http/body.ts'
import { answerErrors } from '../../server/simulator/http/error-pages.ts'
import {
  createPublishers,
  type PublisherFault,
  publisherNames,
} from '../../server/simulator/lottery-results/publishers.ts'
import { registerLotteryResults } from '../../server/simulator/lottery-results/routes.ts'
import { findDraw, findOpenDraw } from '../support/lottery.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

const STATION = 'VN_TIEN_GIANG'
const MINUTE = 60_000
/** A thousand on each of the last two digits of the special prize: one of them wins. */
const NUMBERS = Array.from({ length: 100 }, (_none, number) => String(number).padStart(2, '0'))
const LINE = { playType: 'de-special', picks: [NUMBERS], unit: '1000', multiple: 1, series: 1960 }

let platform: TestPlatform
let publishers: FastifyInstance
let url: string
beforeAll(async () => {
  publishers = fastify({ forceCloseConnections: true })
  parseBodies(publishers, 10_000)
  answerErrors(publishers, pino({ level: 'silent' }))
  registerLotteryResults(
    publishers,
    createPublishers(() => platform.clock.now()),
  )
  await publishers.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(publishers.server.address() as AddressInfo).port}/lottery-results`
  const lotteryFeeds = publisherNames.map((name) => ({ name, url: `${url}/${name}` }))
  platform = await startPlatform({ config: { lotteryFeeds } })
  await platform.context.jobs.start({ work: false })
  // A week passes with each draw: thousands of draws of other lotteries are of no use here.
  await platform.database.raw('update lotteries set is_open = merchant_id = $1 and code = $2', [SENVANG, STATION])
}, 90_000)
afterEach(() => Promise.all(publisherNames.map((name) => plan(name, 'none'))))
afterAll(async () => {
  await platform.context.jobs.stop()
  await platform.stop()
  await publishers.close()
})

async function plan(publisher: string, fault: PublisherFault): Promise<void> {
  const body = JSON.stringify({ publisher, fault })
  const answer = await fetch(`${url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(200)
}

/** The next draw of the station with a bet on it; the clock stands at its time. */
async function dueDraw() {
  const { lottery } = platform.context
  await lottery.draws.schedule()
  lottery.reading.forget()
  const draw = await findOpenDraw(platform, SENVANG, STATION)
  const { member, token } = await platform.signedInMember({ funds: 1_000_000_0000n })
  const slip = { gameCode: STATION, rulesVersion: 1, lines: [LINE], draws: [{ number: draw.number, multiple: 1 }] }
  expect(await platform.call('placeLotteryOrder', { token, body: slip })).toMatchObject({ success: true })
  platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime())
  await lottery.draws.carryOut()
  await lottery.draws.readFeeds()
  return {
    key: { merchantId: SENVANG, drawId: draw.id },
    find: () => findDraw(platform.database, SENVANG, draw.id),
    balance: () => platform.context.ledger.balance({ merchantId: SENVANG, memberId: member.id }, 'VND'),
    feeds: async () =>
      (
        await platform.database.query
          .selectFrom('lottery_result_entries')
          .select('entered_by')
          .where('draw_id', '=', draw.id)
          .orderBy('entered_by')
          .execute()
      ).map(({ entered_by }) => entered_by),
  }
}

describe('two publishers of results', () => {
  it('draw when they tell the same, and the bets are settled', async () => {
    const draw = await dueDraw()
    expect(await draw.feeds()).toEqual(['feed:dai-phat', 'feed:thanh-cong'])
    expect(await draw.find()).toMatchObject({ state: 'DRAWN', result_version: 1 })
    await platform.context.lottery.draws.settle(draw.key)
    expect((await draw.find()).state).toBe('SETTLED')
    expect(await draw.balance()).toBe(999_500_0000n)
  }, 30_000)

  it('are waited for while one of them is late', async () => {
    await plan('thanh-cong', 'late')
    const draw = await dueDraw()
    expect(await draw.feeds()).toEqual(['feed:dai-phat'])
    expect(await draw.find()).toMatchObject({ state: 'CLOSED', result: null })
    platform.clock.advance(19 * MINUTE)
    await platform.context.lottery.draws.readFeeds()
    expect((await draw.find()).state).toBe('CLOSED')
    platform.clock.advance(2 * MINUTE)
    await platform.context.lottery.draws.readFeeds()
    expect((await draw.find()).state).toBe('DRAWN')
  }, 30_000)

  it('draw nothing when they differ by a digit: the draw is held for people', async () => {
    await plan('dai-phat', 'wrong-digit')
    const draw = await dueDraw()
    expect(await draw.feeds()).toHaveLength(2)
    expect(await draw.find()).toMatchObject({ state: 'HELD', result: null })
    await platform.context.lottery.draws.readFeeds()
    await platform.context.lottery.draws.settle(draw.key)
    expect((await draw.find()).state).toBe('HELD')
    expect(await draw.balance()).toBe(900_000_0000n)
    const token = await platform.operator()
    const detail = await platform.call('getOperatorDraw', { token, params: { id: draw.key.drawId } })
    expect(detail.value.entries).toMatchObject([{ isFeed: true }, { isFeed: true }])
    const [first, second] = detail.value.entries.map(({ result }) => JSON.stringify(result))
    expect(first).not.toBe(second)
  }, 30_000)
})
