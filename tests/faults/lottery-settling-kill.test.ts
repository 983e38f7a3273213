import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../support/child.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { fillDraw, findDraw, findOpenDraw } from '../support/lottery.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()

const LOTTERY = 'VN_SOUTH_1M'
const BETS = 2_000
const FUNDS = 10_000_000_000_000n
const UNIT = 10_000_000n

/** A worker dies in the middle of a batch of a settlement, after others that are committed; another one goes on. */
describe.skipIf(postgresUrl === undefined)('kill -9 while a draw is settled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-settling-'))
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  let platform: TestPlatform
  let dying: Child | undefined
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
    platform = await startPlatform({ database })
    await platform.context.jobs.start({ work: false })
  }, 90_000)
  afterAll(async () => {
    await dying?.kill()
    await platform.context.jobs.stop()
    await platform.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('settles each bet once, and the books balance', async () => {
    await platform.context.lottery.draws.schedule()
    const draw = await findOpenDraw(platform, SENVANG, LOTTERY)
    const key = { merchantId: SENVANG, drawId: draw.id }
    const members = await Promise.all(Array.from({ length: 20 }, () => platform.member({ funds: FUNDS })))
    const memberIds = members.map(({ id }) => id)
    const odds = await fillDraw(database, { ...key, memberIds, count: BETS })
    platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime())
    await platform.context.lottery.draws.carryOut()

    dying = startChild('tests/faults/lottery-settling-node.ts', {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      MERCHANT_ID: SENVANG,
      DRAW_ID: draw.id,
    })
    await dying.waitFor('halfway')
    await dying.kill()
    const openBets = () =>
      database.query.selectFrom('bets').select('id').where('round', '=', draw.id).where('state', '=', 'OPEN').execute()
    const left = (await openBets()).length
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(BETS)

    await platform.context.lottery.draws.settle(key)
    expect(await openBets()).toEqual([])
    const drawn = await findDraw(database, SENVANG, draw.id)
    expect(drawn.state).toBe('SETTLED')
    const number = need((drawn.result as string[][])[0]?.[0]).slice(-2)
    const bets = await database.query
      .selectFrom('lottery_bets')
      .select(['picks', 'rebate_rate'])
      .where('draw_id', '=', draw.id)
      .execute()
    const winners = bets.filter(({ picks }) => (picks as string[][])[0]?.[0] === number)
    const rebated = bets.filter(({ rebate_rate }) => rebate_rate > 0)
    const paid =
      BigInt(winners.length) * ((UNIT * odds) / 10_000n) +
      rebated.reduce((sum, { rebate_rate }) => sum + (UNIT * BigInt(rebate_rate)) / 10_000n, 0n)
    const balances = await Promise.all(
      memberIds.map((memberId) => platform.context.ledger.balance({ merchantId: SENVANG, memberId }, 'VND')),
    )
    const before = FUNDS * BigInt(memberIds.length) - UNIT * BigInt(BETS)
    expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(before + paid)
    await platform.context.turnover.countWaiting()
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }, 90_000)
})
