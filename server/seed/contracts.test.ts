import { afterAll, beforeAll, expect, it } from 'vitest'
import { need } from '../../tests/support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../tests/support/platform.ts'
import { seedContracts } from './contracts.ts'
import { openHistory } from './history.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

it('agents of a demo brand have signed what its templates offer, and one is still asked; a second run adds nothing', async () => {
  const { context, database } = platform
  const brand = need((await context.sites.listMerchants()).find(({ id }) => id === SENVANG))
  const history = openHistory(context)
  await seedContracts(history, brand)
  await seedContracts(history, brand)
  await history.close()
  const rows = await database.raw<{ account: string; kind: string; state: string; holds: boolean }>(
    `select account, kind, state, valid_from < $2::timestamptz as holds from contracts
       join contract_versions on contract_id = contracts.id join members on members.id = payee_id
      where contracts.merchant_id = $1 order by account, kind`,
    [SENVANG, context.clock.now()],
  )
  expect(rows.map(({ account, kind, state }) => `${account} ${kind} ${state}`)).toEqual([
    'agent01 DAILY_SALARY ACTIVE',
    'agent01 DIVIDEND ACTIVE',
    'agent01 HOURLY_SALARY ACTIVE',
    'agent01 REALTIME_SALARY ACTIVE',
    'agent02 DAILY_SALARY ACTIVE',
    'agent02 DIVIDEND ACTIVE',
    'agent02 REALTIME_SALARY ACTIVE',
    'agent03 DAILY_SALARY REQUESTED',
    'agent03 DIVIDEND ACTIVE',
    'agent03 HOURLY_SALARY ACTIVE',
  ])
  expect(rows.filter(({ state }) => state === 'ACTIVE').every(({ holds }) => holds)).toBe(true)
})
