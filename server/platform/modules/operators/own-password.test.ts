import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import {
  DEMO_PASSWORD,
  placesAt,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'

const NEW_PASSWORD = 'thuyen-giay-qua-song'

describeOnEachDatabase('the own password of an operator', (open) => {
  let database: Database
  let platform: TestPlatform
  let admin: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    admin = await platform.operator()
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const signIn = (account: string, password: string) =>
    platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password } })
  const change = (token: string, newPassword: string, password = DEMO_PASSWORD) =>
    platform.call('changeOperatorPassword', { token, ip: randomAddress(), body: { password, newPassword } })
  async function made() {
    const account = `staff${newId().slice(-8)}`
    const about = { name: 'Nhân viên', password: DEMO_PASSWORD, merchantIds: [SENVANG] }
    const id = await platform.context.operators.createOperator({ account, role: 'SUPPORT', ...about })
    return { id, account, token: (await signIn(account, DEMO_PASSWORD)).value.token }
  }

  it('is changed against the old one: the old is dead, other sessions end, and the audit log has it without a secret', async () => {
    const { id, account, token } = await made()
    const other = (await signIn(account, DEMO_PASSWORD)).value.token
    expect((await change(token, NEW_PASSWORD)).success).toBe(true)
    expect((await platform.call('getOperator', { token })).success).toBe(true)
    expect((await platform.call('getOperator', { token: other })).status).toBe(401)
    expect((await signIn(account, DEMO_PASSWORD)).code).toBe('OPERATOR_CREDENTIALS_WRONG')
    expect((await signIn(account, NEW_PASSWORD)).success).toBe(true)
    const log = await platform.call('listAuditEntries', { token: admin, query: { subjectId: id } })
    expect(log.value.content).toContainEqual(
      expect.objectContaining({ action: 'operators.changePassword', operatorAccount: account }),
    )
    expect(JSON.stringify(log.value)).not.toContain(NEW_PASSWORD)
  })

  it('stays when the old one is wrong or the new one breaks a rule', async () => {
    const { account, token } = await made()
    expect(await change(token, NEW_PASSWORD, 'Wrong@12345')).toMatchObject({
      code: 'OPERATOR_PASSWORD_WRONG',
      field: 'password',
    })
    const refused = { field: 'newPassword' }
    expect(await change(token, DEMO_PASSWORD)).toMatchObject({ ...refused, code: 'OPERATOR_PASSWORD_SAME' })
    expect(await change(token, 'ngan')).toMatchObject({ ...refused, code: 'PASSWORD_TOO_SHORT' })
    expect(await change(token, 'password123')).toMatchObject({ ...refused, code: 'PASSWORD_COMMON' })
    expect(await change(token, `${account}!`)).toMatchObject({ ...refused, code: 'PASSWORD_PERSONAL' })
    expect((await signIn(account, DEMO_PASSWORD)).success).toBe(true)
  })

  race('is changed by one of two at once', async () => {
    const { account, token } = await made()
    const wishes = [NEW_PASSWORD, `${NEW_PASSWORD}-2`]
    const answers = await Promise.all(wishes.map((wish) => change(token, wish)))
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    const kept = wishes[answers.findIndex(({ success }) => success)] ?? ''
    expect((await signIn(account, kept)).success).toBe(true)
  })

  it('makes nobody independent of whoever opened the account: that person could have changed it', async () => {
    const reason = 'Nhân sự mới'
    const account = `staff${newId().slice(-8)}`
    const { password } = (
      await platform.call('createStaff', {
        token: admin,
        body: { account, name: 'Mắt thứ hai', places: placesAt('ADMIN', SENVANG), allowedAddresses: [], reason },
      })
    ).value
    const { token } = (await signIn(account, password)).value
    expect((await change(token, NEW_PASSWORD, password)).success).toBe(true)
    const body = { memberId: (await platform.member()).id, kind: 'CREDIT', amount: '150000', reason }
    const { id } = (await platform.call('requestAdjustment', { token: admin, idempotencyKey: newId(), body })).value
    expect(await platform.call('approveAdjustment', { token, params: { id }, body: { reason } })).toMatchObject({
      code: 'FOUR_EYES_DEPENDENT',
    })
  })
})
