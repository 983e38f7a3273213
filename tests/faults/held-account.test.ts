import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGcpDriver } from '../conformance/drivers/gcp.ts'
import { createHub88Driver } from '../conformance/drivers/hub88.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { createBench, newBet } from '../conformance/table.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()
const OTHERS = 20

describe.skipIf(postgresUrl === undefined)('a member whose accounts somebody holds', () => {
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
    platform = await startPlatform({ database })
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  /** Holds a member's accounts, as a movement does that is under way, while `work` runs. */
  const whileHeld = <Result>(memberId: string, work: () => Promise<Result>): Promise<Result> =>
    database.transaction(async (tx) => {
      await platform.context.ledger.lock(tx, { merchantId: SENVANG, memberId })
      return work()
    })

  it.each(['hub88', 'gcp'] as const)('delays no other’s bets at %s, and his own is placed once', async (vendor) => {
    const { hub88, gcp } = platform.context.config
    const driver =
      vendor === 'hub88'
        ? createHub88Driver(`${platform.url}/wps/callbacks/hub88`, need(hub88.vendorPrivateKey))
        : createGcpDriver(`${platform.url}/wps/callbacks/gcp`, need(gcp).key)
    const { house, expect: expectWord, expectBalance } = createBench(driver, createOwnHouse(platform, vendor))
    const held = await house.seat(100)
    const others = await Promise.all(Array.from({ length: OTHERS }, () => house.seat(100)))
    const bet = newBet(30)
    let answered = false
    const [memberId] = await database.raw<{ id: string }>(
      "select id from members where replace(id::text, '-', '') = $1",
      [held.user.slice(32)],
    )
    const own = await whileHeld(need(memberId).id, async () => {
      const first = driver.bet(held, bet).then((reply) => {
        answered = true
        return reply
      })
      const replies = await Promise.all(others.map((seat) => driver.bet(seat, newBet(10))))
      for (const reply of replies) expectWord(reply, 'SUCCESS', 90)
      expect(answered).toBe(false)
      return { first }
    })
    // Never a refusal: placed, or not known in time, and then the vendor asks again.
    const { word } = await own.first
    expect([driver.words.SUCCESS, driver.words.UNKNOWN]).toContain(word)
    expectWord(await driver.bet(held, bet), 'SUCCESS', 70)
    await expectBalance(held, 70)
  })

  it('delays no other’s slips in a lottery, and his own is taken once', async () => {
    const lottery = await openLottery(database)
    const [draw] = await openDraws(database, lottery)
    const players = await Promise.all(
      Array.from({ length: OTHERS / 2 }, () => platform.signedInMember({ funds: 1_000_000_0000n })),
    )
    const [held, ...others] = players
    const { token, member } = need(held)
    const place = (by: string, key: string) =>
      platform.call('placeLotteryOrder', {
        token: by,
        idempotencyKey: key,
        body: slipOf(lottery.code, ['12'], [need(draw).number]),
      })
    let answered = false
    const own = await whileHeld(member.id, async () => {
      const first = place(token, 'held-slip-1').then((reply) => {
        answered = true
        return reply
      })
      const replies = await Promise.all(others.map((other, index) => place(other.token, `other-slip-${index}`)))
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => undefined))
      expect(answered).toBe(false)
      return { first }
    })
    expect([undefined, 'TRY_AGAIN']).toContain((await own.first).code)
    expect(await place(token, 'held-slip-1')).toMatchObject({ success: true })
    const [{ count } = { count: 0n }] = await database.raw<{ count: bigint }>(
      'select count(*) as count from lottery_bets where member_id = $1',
      [member.id],
    )
    expect(count).toBe(1n)
  })

  it('leaves the books balanced', async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  })
})
