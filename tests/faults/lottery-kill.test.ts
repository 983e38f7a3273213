import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lotteryCalls } from '../../server/platform/modules/lottery/schema.ts'
import { type Child, startChild } from '../support/child.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()

/** Two nodes over one database: one is killed between the commit of a bet and its answer, the member tries again at the other. */
describe.skipIf(postgresUrl === undefined)('kill -9 between the commit of a bet and its answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lottery-'))
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  let platform: TestPlatform
  let dying: Child
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
    platform = await startPlatform({ database })
    dying = startChild('tests/faults/lottery-node.ts', {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
    })
  }, 90_000)
  afterAll(async () => {
    await dying.kill()
    await platform.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('answers the bet that was taken when it is sent again, and takes no second stake', async () => {
    const lottery = await openLottery(database)
    const [draw] = await openDraws(database, lottery)
    const { member, token } = await platform.signedInMember({ funds: 1_000_000_0000n })
    const body = slipOf(lottery.code, ['07'], [need(draw).number])
    const idempotencyKey = 'the-slip-of-one-browser'
    await dying.waitFor(' \n')
    const url = need(/ready (\S+)/.exec(dying.output())?.[1])
    const lost = expect(
      fetch(`${url}${lotteryCalls.placeLotteryOrder.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
          merchant: 'SENVANG',
        },
        body: JSON.stringify(body),
      }),
    ).rejects.toThrow()
    await dying.waitFor('committed')
    await dying.kill()
    await lost
    const again = await platform.call('placeLotteryOrder', { token, body, idempotencyKey })
    expect(again).toMatchObject({ success: true, value: { balance: '973000.00', orders: [{ stake: '27000.00' }] } })
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    expect(await platform.context.ledger.balance(owner, 'VND')).toBe(973_000_0000n)
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }, 60_000)
})
