import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import type { Database } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'

const STEP = 30_000
const reason = 'Mất điện thoại'

describeOnEachDatabase('the authenticator app of an operator', (open) => {
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

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.clock.now().getTime() })
  const signIn = (account: string, code?: string, password = DEMO_PASSWORD) =>
    platform.call('operatorSignIn', {
      ip: randomAddress(),
      body: { account, password, ...(code === undefined ? {} : { code }) },
    })
  async function made() {
    const account = `staff${newId().slice(-8)}`
    const id = await platform.context.operators.createOperator({
      account,
      name: 'Nhân viên',
      role: 'ADMIN',
      password: DEMO_PASSWORD,
      merchantIds: [SENVANG],
    })
    return { id, account, token: (await signIn(account)).value.token }
  }
  async function enrolled() {
    const operator = await made()
    const { token } = operator
    const { secret } = (await platform.call('beginOperatorTotp', { token, body: { password: DEMO_PASSWORD } })).value
    const { value } = await platform.call('confirmOperatorTotp', { token, body: { code: codeOf(secret) } })
    platform.clock.advance(STEP)
    return { ...operator, secret, recoveryCodes: value.recoveryCodes }
  }

  it('is asked for at the sign-in once it is on, each code once, and a recovery code stands in for it', async () => {
    const { account, token, secret, recoveryCodes, id } = await enrolled()
    expect(recoveryCodes).toHaveLength(10)
    expect(await signIn(account)).toMatchObject({ status: 403, code: 'OPERATOR_CODE_NEEDED', field: 'code' })
    expect(await signIn(account, undefined, 'Wrong@12345')).toMatchObject({ code: 'OPERATOR_CREDENTIALS_WRONG' })
    expect(await signIn(account, '000000')).toMatchObject({ code: 'SECOND_FACTOR_WRONG', field: 'code' })
    const code = codeOf(secret)
    expect((await signIn(account, code)).success).toBe(true)
    expect((await signIn(account, code)).code).toBe('SECOND_FACTOR_WRONG')
    expect((await signIn(account, recoveryCodes[0])).success).toBe(true)
    expect((await signIn(account, recoveryCodes[0])).code).toBe('SECOND_FACTOR_WRONG')
    expect((await platform.call('getOperatorSecurity', { token })).value).toMatchObject({ recoveryCodesLeft: 9 })
    const log = await platform.call('listAuditEntries', { token: admin, query: { subjectId: id } })
    expect(log.value.content.map(({ action }) => action)).toContain('operators.totpOn')
    expect(JSON.stringify(log.value)).not.toContain(secret)
  })

  it('is turned on and off against the password; wrong ones lock like a sign-in', async () => {
    const { account, token, secret } = await enrolled()
    const ip = randomAddress()
    const remove = (password: string, code: string) =>
      platform.call('removeOperatorTotp', { token, ip, body: { password, code } })
    expect(await remove('Wrong@12345', codeOf(secret))).toMatchObject({
      status: 422,
      code: 'OPERATOR_PASSWORD_WRONG',
      field: 'password',
    })
    expect(await remove(DEMO_PASSWORD, '000000')).toMatchObject({ code: 'SECOND_FACTOR_WRONG' })
    expect((await remove(DEMO_PASSWORD, codeOf(secret))).success).toBe(true)
    expect((await signIn(account)).success).toBe(true)
    const begin = () => platform.call('beginOperatorTotp', { token, ip, body: { password: 'Wrong@12345' } })
    for (let wrong = 0; wrong < 3; wrong++) await begin()
    expect((await begin()).code).toBe('OPERATOR_SIGN_IN_LOCKED')
  })

  it('is guessed five times at most, however right the sixth code is', async () => {
    const { account, secret } = await enrolled()
    for (let guess = 0; guess < 5; guess++) await signIn(account, '000000')
    expect((await signIn(account, codeOf(secret))).code).toBe('SECOND_FACTOR_WRONG')
  })

  it('is taken away by another administrator only, with the sessions, and said in the log', async () => {
    const { id, account, token } = await enrolled()
    const reset = (by: string) => platform.call('resetStaffTotp', { token: by, params: { id }, body: { reason } })
    expect((await reset(token)).code).toBe('OPERATOR_SELF')
    expect((await reset(await platform.operator('support'))).status).toBe(403)
    expect((await reset(admin)).value.totpSince).toBeNull()
    expect((await platform.call('getOperator', { token })).status).toBe(401)
    expect((await signIn(account)).success).toBe(true)
    const log = await platform.call('listAuditEntries', { token: admin, query: { subjectId: id } })
    expect(log.value.content[1]).toMatchObject({ action: 'operators.resetTotp', reason, operatorAccount: 'operator' })
  })

  it('is what a brand may demand: without one nothing is permitted but turning it on', async () => {
    const { token } = await made()
    const params = { id: SENVANG }
    const required = await platform.call('updateMerchant', { token, params, body: { operatorTotpRequired: true } })
    expect(required.value.operatorTotpRequired).toBe(true)
    try {
      expect(await platform.call('listMerchants', { token })).toMatchObject({
        status: 403,
        code: 'OPERATOR_TOTP_REQUIRED',
      })
      expect((await platform.call('getOperator', { token })).value).toMatchObject({ mustEnrol: true, permissions: [] })
      const { secret } = (await platform.call('beginOperatorTotp', { token, body: { password: DEMO_PASSWORD } })).value
      await platform.call('confirmOperatorTotp', { token, body: { code: codeOf(secret) } })
      expect((await platform.call('listMerchants', { token })).success).toBe(true)
    } finally {
      const { database, context } = platform
      await database.transaction((tx) => context.sites.updateMerchant(tx, SENVANG, { operatorTotpRequired: false }))
    }
  })
})
