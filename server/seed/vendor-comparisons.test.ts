import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../tests/support/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ history: true })
})
afterAll(() => platform.stop())

it('days that the seeds played are compared with no report: vendors know nothing of them', async () => {
  const { raw } = platform.database
  const days = await raw<{ day: string }>(
    `select distinct (created_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day from bet_transactions
      where request_hash = 'seed' order by day`,
  )
  const left = await raw<{ day: string }>(
    `select day::text as day from vendor_comparisons where outcome = 'NOT_COMPARED' and reason = 'NO_REPORT' order by day`,
  )
  expect(days.length).toBeGreaterThan(7)
  expect(left).toEqual(days)
})
