import { afterAll, beforeAll, expect, it } from 'vitest'
import { placesAt, SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const reason = 'Nhân sự mới'
const open = async (change: object = {}) =>
  platform.call('createStaff', {
    token,
    body: {
      account: 'Lan.Anh',
      name: 'Lan Anh',
      places: placesAt('SUPPORT', SENVANG),
      allowedAddresses: [],
      reason,
      ...change,
    },
  })
const signIn = (account: string, password: string, ip = '203.0.113.9') =>
  platform.call('operatorSignIn', { ip, body: { account, password } })

it('an account is opened, used, given a new password and closed', async () => {
  const made = await open()
  expect(made.value.operator).toMatchObject({
    account: 'lan.anh',
    places: [{ merchantId: SENVANG, role: { id: 'SUPPORT', name: null } }],
    isActive: true,
  })
  expect(await open()).toMatchObject({ status: 409, code: 'OPERATOR_TAKEN' })
  const first = await signIn('lan.anh', made.value.password)
  expect(first.success).toBe(true)
  const params = { id: made.value.operator.id }
  const reset = await platform.call('resetStaffPassword', { token, params, body: { reason } })
  expect((await platform.call('getOperator', { token: first.value.token })).status).toBe(401)
  expect((await signIn('lan.anh', made.value.password)).success).toBe(false)
  const second = await signIn('lan.anh', reset.value.password, '203.0.113.10')
  await platform.call('updateStaff', { token, params, body: { isActive: false, reason } })
  expect((await platform.call('getOperator', { token: second.value.token })).status).toBe(401)
  expect((await signIn('lan.anh', reset.value.password, '203.0.113.11')).code).toBe('OPERATOR_CREDENTIALS_WRONG')
  const log = await platform.call('listAuditEntries', { token, query: { subjectId: params.id } })
  expect(JSON.stringify(log.value)).not.toContain(reset.value.password)
  expect(log.value.content.map(({ action }) => action)).toContain('operators.resetPassword')
})

it('a new password from a colleague frees an account that its owner locked', async () => {
  const { operator, password } = (await open({ account: 'khoa.ngoai' })).value
  for (let count = 0; count < 3; count++) await signIn('khoa.ngoai', 'wrong')
  expect((await signIn('khoa.ngoai', password)).code).toBe('OPERATOR_SIGN_IN_LOCKED')
  const reset = await platform.call('resetStaffPassword', { token, params: { id: operator.id }, body: { reason } })
  expect((await signIn('khoa.ngoai', reset.value.password)).success).toBe(true)
})

it('an account with an address list works from there only, at every call', async () => {
  const { value } = await open({ account: 'office', allowedAddresses: ['203.0.113.0/24'] })
  expect(await signIn('office', value.password, '198.51.100.1')).toMatchObject({
    status: 403,
    code: 'OPERATOR_ADDRESS_REFUSED',
  })
  const { token: own } = (await signIn('office', value.password)).value
  expect((await platform.call('getOperator', { token: own, ip: '203.0.113.77' })).success).toBe(true)
  expect(await platform.call('getOperator', { token: own, ip: '198.51.100.1' })).toMatchObject({
    status: 403,
    code: 'OPERATOR_ADDRESS_REFUSED',
  })
  expect(await open({ account: 'wrong', allowedAddresses: ['office'] })).toMatchObject({
    code: 'OPERATOR_ADDRESS_INVALID',
    field: 'allowedAddresses',
  })
})

it('nobody shuts out, closes or lifts themselves, and nobody gives brands away that are not theirs', async () => {
  const { value: list } = await platform.call('listStaff', { token, query: { search: 'operator' } })
  const params = { id: list.content.find(({ account }) => account === 'operator')?.id ?? '' }
  const change = (body: object) =>
    platform.call('updateStaff', { token, params, ip: '203.0.113.1', body: { ...body, reason } })
  expect((await change({ isActive: false })).code).toBe('OPERATOR_SELF')
  expect((await change({ places: placesAt('SUPPORT', SENVANG) })).code).toBe('OPERATOR_SELF')
  expect((await change({ allowedAddresses: ['10.0.0.1'] })).code).toBe('OPERATOR_ADDRESS_SELF')
  expect((await change({ places: placesAt('ADMIN', '01935000-0000-7000-8000-00000000ffff') })).code).toBe(
    'OPERATOR_BRAND_UNKNOWN',
  )
  expect((await change({ name: 'Vận hành' })).value.name).toBe('Vận hành')
})
