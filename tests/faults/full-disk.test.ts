import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

/** Raises what PostgreSQL raises where a table cannot grow. */
const FILL = `
  create function refuse_growth() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger refuse_growth before insert on lottery_orders execute function refuse_growth()`

it('a bet that the full disk of the database does not take is refused in words, and taken once there is room', async () => {
  const lottery = await openLottery(platform.database)
  const [draw] = await openDraws(platform.database, lottery)
  const { token } = await platform.signedInMember({ funds: 1_000_000_0000n })
  const place = () =>
    platform.call('placeLotteryOrder', {
      token,
      language: 'en',
      idempotencyKey: 'full-disk-1',
      body: slipOf(lottery.code, ['12'], [need(draw).number]),
    })
  await platform.database.script(FILL)
  const refused = await place()
  expect(refused).toMatchObject({ status: 503, code: 'STORAGE_FULL' })
  expect(refused.message).toContain('this was not done')
  expect(refused.headers.get('retry-after')).toBe('30')
  await platform.database.script('drop trigger refuse_growth on lottery_orders')
  // Readiness writes something before it believes that there is room again.
  const ready = await fetch(`${platform.url}/health/ready`, {
    headers: { 'x-service-key': platform.context.config.serviceKey },
  })
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }])
  expect(await place()).toMatchObject({ success: true })
  expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
})
