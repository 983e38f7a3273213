import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../../../tests/support/authenticator.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { need } from '../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'
import type { LiveEvent } from '../../events/events.ts'

const MINUTE = 60_000
const HOST = { 'x-caller-host': 'localhost:4000' }
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36' }

let platform: TestPlatform
const signIn = (account: string, more: object = {}, headers: Record<string, string> = {}) =>
  platform.call('signIn', {
    ip: randomAddress(),
    headers,
    body: { type: 'username', username: account, password: DEMO_PASSWORD, ...more },
  })
const isAlive = async (token: string) => (await platform.call('getMember', { token })).success

describeOnEachDatabase('remembered devices', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })
  const resume = (deviceToken: string | null, ip = randomAddress(), headers: Record<string, string> = PHONE) =>
    platform.call('resumeSession', { ip, headers, body: { deviceToken } })
  const remembered = async () => {
    const { account } = await platform.member()
    const { value } = await signIn(account, { remember: true }, PHONE)
    return { account, ...value }
  }

  it('are forgotten when an operator ends all sessions, and every page of the member is told', async () => {
    const { token, deviceToken, member } = await remembered()
    const told: LiveEvent[] = []
    platform.context.events.subscribe((event) => told.push(event))
    const ended = await platform.call('endMemberSessions', {
      token: await platform.operator(),
      params: { id: member.id },
      body: { reason: 'Mất điện thoại' },
    })
    expect(ended.success).toBe(true)
    expect(await isAlive(token)).toBe(false)
    expect((await resume(deviceToken)).code).toBe('DEVICE_TOKEN_REFUSED')
    const event = { type: 'session', merchantId: SENVANG, memberId: member.id, sessionId: expect.any(String) }
    expect(told).toContainEqual(event)
  })

  it('make no address a known one before the password was given there', async () => {
    const { account, deviceToken } = await remembered()
    const elsewhere = randomAddress()
    const { token } = (await resume(deviceToken, elsewhere)).value
    const member = need(await platform.context.members.findByAccount(SENVANG, account))
    const isKnown = () => platform.context.sessions.isKnownAddress(SENVANG, member.id, elsewhere)
    expect(await isKnown()).toBe(false)
    await platform.call('reauthenticate', { token, ip: elsewhere, body: { password: DEMO_PASSWORD } })
    expect(await isKnown()).toBe(true)
  })

  it('sign in again to look, and pay only after the password', async () => {
    const { account, deviceToken } = await remembered()
    expect((await signIn(account)).value.deviceToken).toBeNull()
    const { value } = await resume(deviceToken)
    expect(value.member.account).toBe(account)
    const { token } = value
    expect(await isAlive(token)).toBe(true)
    const pay = () =>
      platform.call('createDeposit', {
        token,
        body: { channelId: '01935000-0000-7000-8000-000000000099', amount: '1' },
      })
    expect(await pay()).toMatchObject({ status: 423, code: 'SESSION_LOCKED' })
    const unlock = (password: string) =>
      platform.call('reauthenticate', { token, ip: randomAddress(), body: { password } })
    expect((await unlock('Wrong@12345')).code).toBe('OLD_PASSWORD_WRONG')
    expect((await pay()).status).toBe(423)
    expect(await unlock(DEMO_PASSWORD)).toMatchObject({ success: true })
    expect((await pay()).status).not.toBe(423)
  })

  it('mark and say nothing in the member’s name before the password: an alarm is not hidden, feedback is a visitor’s', async () => {
    const { account, deviceToken } = await remembered()
    const member = need(await platform.context.members.findByAccount(SENVANG, account))
    const owner = { merchantId: SENVANG, memberId: member.id }
    const alarm = { kind: 'SECURITY', title: 'Thiết bị mới', content: 'Có phải bạn không?' } as const
    await database.transaction((tx) => platform.context.messages.deliver(tx, owner, alarm))
    const { token } = (await resume(deviceToken)).value
    const unread = async () => (await platform.call('getUnreadCount', { token })).value.count
    const before = await unread()
    const ids = (await platform.call('listMessages', { token, query: {} })).value.content.map(({ id }) => id)
    const locked = { status: 423, code: 'SESSION_LOCKED' }
    expect(await platform.call('markMessagesRead', { token, body: { ids } })).toMatchObject(locked)
    expect(await platform.call('markAllMessagesRead', { token })).toMatchObject(locked)
    expect(await unread()).toBe(before)
    const say = () => platform.call('sendFeedback', { token, ip: randomAddress(), body: { content: 'Xin chào' } })
    expect((await say()).value).toMatchObject({ done: true, ticket: null })
    await platform.call('reauthenticate', { token, ip: randomAddress(), body: { password: DEMO_PASSWORD } })
    expect((await platform.call('markMessagesRead', { token, body: { ids } })).success).toBe(true)
    expect((await say()).value.ticket).toMatchObject({ content: 'Xin chào' })
  })

  race('get a new token each time; one of two at once gets it, and nobody is taken for a thief', async () => {
    const { deviceToken } = await remembered()
    const home = randomAddress()
    const answers = await Promise.all([resume(deviceToken, home), resume(deviceToken, home)])
    expect(answers.map(({ code }) => code ?? 'IN').sort()).toEqual(['DEVICE_TOKEN_REFUSED', 'IN'])
    const next = answers.find(({ success }) => success)?.value.deviceToken ?? ''
    expect(next).not.toBe(deviceToken)
    expect((await resume(next)).success).toBe(true)
  })

  it('are revoked with all they opened when an old token comes again', async () => {
    const { token, deviceToken } = await remembered()
    const { value } = await resume(deviceToken)
    platform.clock.advance(MINUTE)
    expect((await resume(deviceToken)).code).toBe('DEVICE_TOKEN_REFUSED')
    expect((await resume(value.deviceToken)).code).toBe('DEVICE_TOKEN_REFUSED')
    expect([await isAlive(token), await isAlive(value.token)]).toEqual([false, false])
  })

  it('are revoked at once when a token comes again from elsewhere, or from another browser', async () => {
    for (const again of [
      { ip: randomAddress(), headers: PHONE },
      { ip: '10.7.7.7', headers: {} },
    ]) {
      const { token, deviceToken } = await remembered()
      const { value } = await resume(deviceToken, '10.7.7.7')
      expect((await resume(deviceToken, again.ip, again.headers)).code).toBe('DEVICE_TOKEN_REFUSED')
      expect((await resume(value.deviceToken, '10.7.7.7')).code).toBe('DEVICE_TOKEN_REFUSED')
      expect([await isAlive(token), await isAlive(value.token)]).toEqual([false, false])
    }
  })

  race('leave no session behind when a stolen token and its successor come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, deviceToken } = await remembered()
      const { value } = await resume(deviceToken)
      platform.clock.advance(MINUTE)
      const [stolen, next] = await Promise.all([resume(deviceToken), resume(value.deviceToken)])
      expect(stolen.code).toBe('DEVICE_TOKEN_REFUSED')
      const opened = [token, value.token, ...(next.success ? [next.value.token] : [])]
      expect(await Promise.all(opened.map(isAlive))).toEqual(opened.map(() => false))
    }
  })

  it('are forgotten after a day, by signing out, and by a new password', async () => {
    const late = await remembered()
    platform.clock.advance(24 * 60 * MINUTE + 1)
    expect((await resume(late.deviceToken)).success).toBe(false)
    const left = await remembered()
    await platform.call('signOut', { token: left.token })
    expect((await resume(left.deviceToken)).success).toBe(false)
    const changed = await remembered()
    const { value } = await signIn(changed.account)
    const body = { oldPassword: DEMO_PASSWORD, newPassword: 'Hoa!mai2026x', confirmNewPassword: 'Hoa!mai2026x' }
    await platform.call('changePassword', { token: value.token, ip: randomAddress(), body })
    expect((await resume(changed.deviceToken)).success).toBe(false)
  })

  it('keep no token in the database', async () => {
    const { deviceToken } = await remembered()
    const rows = await database.raw<{ text: string }>('select device_tokens::text as text from device_tokens')
    expect(rows.some(({ text }) => text.includes(deviceToken ?? '-'))).toBe(false)
  })
})

describe('sessions', () => {
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  it('are listed with their devices, this one first, and ended one by one, at once', async () => {
    const { account, id: memberId } = await platform.member()
    const { token: phone } = (await signIn(account, {}, PHONE)).value
    const { token } = (await signIn(account)).value
    const places = (await platform.call('listSessions', { token })).value
    expect(places.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: '', isCurrent: true },
      { device: 'Chrome · Android', isCurrent: false },
    ])
    const told: LiveEvent[] = []
    platform.context.events.subscribe((event) => told.push(event))
    const id = places[1]?.id ?? ''
    expect(await platform.call('endSession', { token, params: { id } })).toMatchObject({ success: true })
    expect([await isAlive(token), await isAlive(phone)]).toEqual([true, false])
    expect(told).toContainEqual({ type: 'session', merchantId: SENVANG, memberId, sessionId: id })
    expect(await platform.call('endSession', { token, params: { id } })).toMatchObject({ code: 'SESSION_NOT_FOUND' })
  })

  it('of others are nobody’s to end', async () => {
    const one = await platform.signedInMember()
    const other = await platform.signedInMember()
    const [place] = (await platform.call('listSessions', { token: other.token })).value
    const answer = await platform.call('endSession', { token: one.token, params: { id: place?.id ?? '' } })
    expect(answer.code).toBe('SESSION_NOT_FOUND')
    expect(await isAlive(other.token)).toBe(true)
  })

  it('are ended all but this one, with the devices that would come back', async () => {
    const { account } = await platform.member()
    const far = (await signIn(account, { remember: true })).value
    const { token } = (await signIn(account)).value
    await platform.call('endOtherSessions', { token })
    expect([await isAlive(token), await isAlive(far.token)]).toEqual([true, false])
    const body = { deviceToken: far.deviceToken }
    expect((await platform.call('resumeSession', { body })).code).toBe('DEVICE_TOKEN_REFUSED')
    expect((await platform.call('listSessions', { token })).value).toHaveLength(1)
  })

  it('wait locked after half an hour, and go on with the password within half a day', async () => {
    const { token } = await platform.signedInMember()
    platform.clock.advance(31 * MINUTE)
    expect((await platform.call('getMember', { token })).code).toBe('SESSION_LOCKED')
    const unlock = (password: string) =>
      platform.call('reauthenticate', { token, ip: randomAddress(), body: { password } })
    expect((await unlock('Wrong@12345')).code).toBe('OLD_PASSWORD_WRONG')
    expect((await platform.call('getMember', { token })).code).toBe('SESSION_LOCKED')
    expect((await unlock(DEMO_PASSWORD)).success).toBe(true)
    expect(await isAlive(token)).toBe(true)
    platform.clock.advance(12 * 60 * MINUTE)
    expect((await unlock(DEMO_PASSWORD)).status).toBe(401)
  })

  it('show the sign-in before this one', async () => {
    const { account } = await platform.member()
    const first = (await signIn(account, {}, PHONE)).value
    expect((await platform.call('getSecurity', { token: first.token })).value.lastSignIn).toBeNull()
    const { token } = (await signIn(account)).value
    expect((await platform.call('getSecurity', { token })).value.lastSignIn).toMatchObject({
      device: 'Chrome · Android',
      ip: expect.stringMatching(/^10\./),
    })
  })
})

describe('passkeys', () => {
  beforeAll(async () => {
    platform = await startPlatform({ asksAtNewAddresses: true })
  })
  afterAll(() => platform.stop())

  const begin = (token: string, password = DEMO_PASSWORD, headers = HOST) =>
    platform.call('beginPasskey', { token, ip: randomAddress(), headers, body: { password } })
  const ask = async () => (await platform.call('askPasskey', { ip: randomAddress(), headers: HOST })).value
  const enter = (passkey: object, side?: 'MEMBER' | 'AGENT') =>
    platform.call('signInByPasskey', { ip: randomAddress(), headers: HOST, body: { passkey, ...(side && { side }) } })
  const withPasskey = async (type = 0) => {
    const { member, token } = await platform.signedInMember({ type })
    const key = createAuthenticator('http://localhost:4000')
    const passkey = key.create((await begin(token)).value)
    const body = { name: 'Máy của tôi', passkey }
    const kept = await platform.call('finishPasskey', { token, ip: randomAddress(), headers: HOST, body })
    expect(kept.code).toBeUndefined()
    return { member, account: member.account, token, key, body }
  }

  it('are made against the password, once per challenge, and sign in by themselves', async () => {
    const { account, token, key, body } = await withPasskey()
    expect((await begin(token, 'Wrong@12345')).code).toBe('OLD_PASSWORD_WRONG')
    const again = await platform.call('finishPasskey', { token, ip: randomAddress(), headers: HOST, body })
    expect(again.code).toBe('PASSKEY_WRONG')
    const { value } = await enter(key.get(await ask()))
    expect(value.member.account).toBe(account)
    expect((await platform.call('getSecurity', { token })).value.passkeys).toMatchObject([
      { name: 'Máy của tôi', lastUsedAt: expect.any(String) },
    ])
  })

  race('open once per answer, and not for an answer to another challenge, site or late', async () => {
    const { key } = await withPasskey()
    const answer = key.get(await ask())
    const codes = (await Promise.all([enter(answer), enter(answer), enter(answer)])).map(({ code }) => code ?? 'IN')
    expect(codes.sort()).toEqual(['IN', 'PASSKEY_WRONG', 'PASSKEY_WRONG'])
    expect((await enter(key.get({ challenge: 'bm90IG91cnM' }))).code).toBe('PASSKEY_WRONG')
    const stranger = createAuthenticator('http://localhost:4000')
    expect((await enter(stranger.get(await ask()))).code).toBe('PASSKEY_WRONG')
    const elsewhere = createAuthenticator('http://evil.localhost:4000')
    expect((await enter({ ...key.get(await ask()), response: elsewhere.get(await ask()).response })).code).toBe(
      'PASSKEY_WRONG',
    )
    const late = key.get(await ask())
    platform.clock.advance(5 * MINUTE + 1)
    expect((await enter(late)).code).toBe('PASSKEY_WRONG')
  })

  it('open the agents’ side to agents alone, and refuse others before there is a session', async () => {
    const { member, key } = await withPasskey()
    const sessions = async () => {
      const rows = platform.database.query.selectFrom('sessions').select('id').where('member_id', '=', member.id)
      return (await rows.execute()).length
    }
    const before = await sessions()
    expect(await enter(key.get(await ask()), 'AGENT')).toMatchObject({ status: 403, code: 'AGENT_ONLY' })
    expect(await sessions()).toBe(before)
    expect((await enter(key.get(await ask()), 'MEMBER')).success).toBe(true)
    for (const type of [1, 2, 41, 42]) {
      const agent = await withPasskey(type)
      expect((await enter(agent.key.get(await ask()), 'AGENT')).value.member.account).toBe(agent.account)
    }
  })

  it('open nothing for whoever is locked', async () => {
    const { member, key } = await withPasskey()
    await platform.database.raw(`update members set status = 'LOCKED' where id = $1`, [member.id])
    expect((await enter(key.get(await ask()))).code).toBe('ACCOUNT_LOCKED')
  })

  it('work at names of ours only', async () => {
    const { token } = await platform.signedInMember()
    for (const host of ['127.0.0.1:4000', 'evil.example']) {
      expect((await begin(token, DEMO_PASSWORD, { 'x-caller-host': host })).code).toBe('PASSKEY_UNAVAILABLE')
    }
  })

  it('are a second step at an address never used before, and unlock an idle session', async () => {
    const { account, token, key } = await withPasskey()
    const ip = randomAddress()
    const refused = await platform.call('signIn', {
      ip,
      body: { type: 'username', username: account, password: DEMO_PASSWORD },
    })
    const { ticket, methods } = refused.secondStep as { ticket: string; methods: string[] }
    expect(methods).toEqual(['PASSKEY'])
    const stranger = await withPasskey()
    const finish = (passkey: object) =>
      platform.call('finishSecondStep', { ip, headers: HOST, body: { ticket, method: 'PASSKEY', passkey } })
    const answer = await finish(stranger.key.get(await ask()))
    expect(answer).toMatchObject({ code: 'SECOND_STEP_WRONG', field: 'code' })
    expect((await finish(key.get(await ask()))).success).toBe(true)
    platform.clock.advance(31 * MINUTE)
    const unlock = (passkey: object) =>
      platform.call('reauthenticate', { token, ip: randomAddress(), headers: HOST, body: { passkey } })
    expect((await unlock(stranger.key.get(await ask()))).success).toBe(false)
    expect((await unlock(key.get(await ask()))).success).toBe(true)
    expect(await isAlive(token)).toBe(true)
  })

  it('are renamed and removed by their member alone', async () => {
    const { token, key } = await withPasskey()
    const other = await platform.signedInMember()
    const [passkey] = (await platform.call('getSecurity', { token })).value.passkeys
    const params = { id: passkey?.id ?? '' }
    const rename = (by: string) => platform.call('renamePasskey', { token: by, params, body: { name: 'Điện thoại' } })
    expect((await rename(other.token)).code).toBe('PASSKEY_NOT_FOUND')
    expect((await rename(token)).success).toBe(true)
    const remove = (by: string, password = DEMO_PASSWORD) =>
      platform.call('removePasskey', { token: by, ip: randomAddress(), params, body: { password } })
    expect((await remove(other.token)).code).toBe('PASSKEY_NOT_FOUND')
    expect((await remove(token, 'Wrong@12345')).code).toBe('OLD_PASSWORD_WRONG')
    expect((await remove(token)).success).toBe(true)
    expect((await enter(key.get(await ask()))).code).toBe('PASSKEY_WRONG')
  })
})
