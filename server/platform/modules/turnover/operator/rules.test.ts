import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const reason = 'Chính sách mới'

it('the rule of a source is changed with a reason, holds for money that comes later, and is audited', async () => {
  const { value: rules } = await platform.call('listTurnoverRules', { token })
  expect(rules.map(({ id, multiplier }) => [id, multiplier])).toEqual([
    ['DEPOSIT', 0.1],
    ['BONUS', 1],
    ['REBATE', 1],
  ])
  const change = (body: object, by = token) =>
    platform.call('updateTurnoverRule', { token: by, params: { id: 'BONUS' }, body: { ...body, reason } })
  const weights = [{ gameType: 'LIVE', percent: 12.5 }]
  expect((await change({ multiplier: 15, weights }, await platform.operator('support'))).status).toBe(403)
  expect(await change({ multiplier: -1, weights })).toMatchObject({ status: 400, field: 'multiplier' })
  const { value } = await change({ multiplier: 15, weights })
  expect(value.multiplier).toBe(15)
  expect(value.weights.filter(({ percent }) => percent < 100)).toEqual(weights)
  const { member } = await platform.signedInMember()
  const demand = { merchantId: member.merchant_id, memberId: member.id, currency: 'VND', amount: 1_000_000n }
  await platform.database.transaction((tx) =>
    platform.context.turnover.require(tx, { ...demand, source: 'BONUS', documentId: 'bonus-1' }),
  )
  expect((await platform.context.turnover.remaining(demand, 'VND')).missing).toBe(15_000_000n)
  const log = await platform.call('listAuditEntries', { token, query: { subjectKind: 'turnoverRules' } })
  expect(log.value.content).toMatchObject([{ action: 'turnoverRules.update', subjectId: 'BONUS', reason }])
})
