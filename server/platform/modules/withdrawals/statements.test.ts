import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEmbeddedDatabase } from '../../../../tests/support/embedded-database.ts'
import { need } from '../../../../tests/support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createWithdrawalTools } from '../../../../tests/support/withdrawals.ts'

/** How many statements a call costs, from the session to the answer: a number that grows has to be meant. */
let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ database: await openEmbeddedDatabase() })
}, 60_000)
afterAll(() => platform.stop())

async function count(work: () => Promise<{ success: boolean }>): Promise<number> {
  const query = vi.spyOn(PGlite.prototype, 'query')
  const { success } = await work()
  const { length } = query.mock.calls
  query.mockRestore()
  expect(success).toBe(true)
  return length
}

it('asks for a withdrawal, and decides about one, with few statements', async () => {
  const tools = createWithdrawalTools(platform)
  const operator = await platform.operator()
  const payee = await tools.payee()
  let id: string | undefined
  const request = await count(async () => {
    const made = await tools.request(payee, '100000')
    id = made.value.id
    return made
  })
  const given = { token: operator, params: { id: need(id) }, body: {} }
  // A round does so seconds after it was asked for; who approves before that waits for it.
  await platform.context.risk.assess(SENVANG, need(id))
  const claim = await count(() => platform.call('claimWithdrawal', given))
  const approve = await count(() => platform.call('approveWithdrawal', given))
  // One of each tells the brand's own systems (decision 0066), four of the approval ask whether the rules looked at it, hold it, and who let it go (0071).
  expect({ request, claim, approve }).toEqual({ request: 23, claim: 14, approve: 21 })
})
