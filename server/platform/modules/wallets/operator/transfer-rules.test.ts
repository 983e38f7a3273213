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

it('the rules of transfers between members hold from the moment they are saved', async () => {
  const { value: rules } = await platform.call('getMemberTransferRules', { token })
  const { id: _id, currency: _currency, proposal: _none, ...rest } = rules
  const change = (body: object) =>
    platform.call('updateMemberTransferRules', { token, body: { ...rest, reason, ...body } })
  expect(await change({ dailyMaximum: '1' })).toMatchObject({ code: 'MEMBER_TRANSFER_RANGE', field: 'dailyMaximum' })
  expect((await change({ toUpline: false, minimum: '25000' })).value).toMatchObject({
    toUpline: false,
    minimum: '25000.00',
  })
  const { token: member } = await platform.signedInMember()
  expect((await platform.call('getLineTransfers', { token: member })).value).toMatchObject({ minimum: '25000.00' })
})
