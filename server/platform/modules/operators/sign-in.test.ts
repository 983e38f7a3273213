import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, randomAddress, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'

const MINUTE = 60_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const tryToSignIn = (account: string, password: string, ip = randomAddress()) =>
  platform.call('operatorSignIn', { ip, language: 'en', body: { account, password } })

describe('operators sign in', () => {
  it('with account and password, and learn what they may do', async () => {
    const { value } = await tryToSignIn('Operator', DEMO_PASSWORD)
    expect(value.operator).toMatchObject({
      account: 'operator',
      role: { id: 'ADMIN', name: null },
      merchantCode: 'SENVANG',
    })
    expect(value.operator.permissions).toContain('banners.change')
    expect(value.operator.merchants.map(({ code }: { code: string }) => code)).toEqual(['SENVANG', 'SAKURA'])
    const me = await platform.call('getOperator', { token: value.token })
    expect(me.value).toEqual(value.operator)
  })

  it('only sealed', async () => {
    const response = await fetch(`${platform.url}/wps/admin/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'operator', password: DEMO_PASSWORD }),
    })
    expect(await response.json()).toMatchObject({ success: false, code: 'SEAL_REQUIRED' })
  })

  it('and are told the same whatever is wrong', async () => {
    const { requestId: _one, headers: _headers, ...unknown } = await tryToSignIn('nobody', 'wrong')
    const { requestId: _two, headers: _others, ...wrong } = await tryToSignIn('support', 'wrong')
    expect(unknown).toEqual(wrong)
    expect(wrong).toMatchObject({
      status: 401,
      code: 'OPERATOR_CREDENTIALS_WRONG',
      message: 'Account or password is wrong. Tries left: 2.',
    })
  })

  it('not any more after three failures from an address, known account or not', async () => {
    for (const account of ['support', 'phantom']) {
      const ip = randomAddress()
      for (let count = 0; count < 3; count++) expect((await tryToSignIn(account, 'wrong', ip)).status).toBe(401)
      expect(await tryToSignIn(account, DEMO_PASSWORD, ip)).toMatchObject({
        status: 429,
        code: 'OPERATOR_SIGN_IN_LOCKED',
      })
    }
    // Somebody else's failures do not keep the owner out.
    expect((await tryToSignIn('support', DEMO_PASSWORD)).success).toBe(true)
  })

  it('and stay signed in while they work: half an hour idle, half a day at most', async () => {
    const token = await platform.operator()
    platform.clock.advance(29 * MINUTE)
    expect((await platform.call('getOperator', { token })).success).toBe(true)
    platform.clock.advance(29 * MINUTE)
    expect((await platform.call('getOperator', { token })).success).toBe(true)
    platform.clock.advance(31 * MINUTE)
    expect(await platform.call('getOperator', { token })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })

    const busy = await platform.operator()
    for (let hour = 0; hour < 24; hour++) {
      platform.clock.advance(29 * MINUTE)
      expect((await platform.call('getOperator', { token: busy })).success).toBe(true)
    }
    platform.clock.advance(25 * MINUTE)
    expect((await platform.call('getOperator', { token: busy })).code).toBe('UNAUTHENTICATED')
  })

  it('and out: the token is worthless then', async () => {
    const token = await platform.operator()
    await platform.call('operatorSignOut', { token })
    expect((await platform.call('getOperator', { token })).code).toBe('UNAUTHENTICATED')
  })

  it('and see no brand that is not theirs', async () => {
    const password = 'Only@SenVang1'
    const { id } = await platform.context.sites.defaultMerchant()
    await platform.context.operators.createOperator({
      account: 'narrow',
      name: 'Narrow',
      role: 'ADMIN',
      password,
      merchantIds: [id],
    })
    const { value } = await tryToSignIn('narrow', password)
    const call = <Name extends 'listMerchants' | 'getOperator' | 'listOperatorMembers'>(
      name: Name,
      merchant?: string,
    ) => platform.call(name, { token: value.token, ...(merchant && { merchant }) })
    expect((await call('listMerchants')).value.content.map(({ code }: { code: string }) => code)).toEqual(['SENVANG'])
    expect(await call('getOperator', 'SAKURA')).toMatchObject({ status: 404, code: 'MERCHANT_UNKNOWN' })
    expect(await call('listOperatorMembers', 'SAKURA')).toMatchObject({ success: false, code: 'MERCHANT_UNKNOWN' })
  })

  it('but a member is no operator, nor an operator a member', async () => {
    const member = await platform.signIn('demo01')
    expect((await platform.call('getOperator', { token: member })).code).toBe('UNAUTHENTICATED')
    expect((await platform.call('getMember', { token: await platform.operator() })).code).toBe('UNAUTHENTICATED')
  })
})
