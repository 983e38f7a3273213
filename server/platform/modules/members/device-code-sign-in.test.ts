import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
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

const SECOND = 1000
const MINUTE = 60 * SECOND
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
}
const TRIAL = 4

describeOnEachDatabase('a device code', (open) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })
  const show = async (token: string, merchant = 'SENVANG') =>
    (await platform.call('createDeviceCode', { token, merchant })).value.code
  const bring = (code: string, merchant = 'SENVANG', ip = randomAddress()) =>
    platform.call('signInByDeviceCode', { ip, merchant, headers: PHONE, body: { code } })
  const ownerOf = (code: string, merchant = 'SENVANG') =>
    platform.call('readDeviceCode', { ip: randomAddress(), merchant, body: { code } })
  const isAlive = async (token: string) => (await platform.call('getMember', { token })).success

  it('names its owner without being used, then signs another device in once', async () => {
    const { member, token } = await platform.signedInMember()
    const code = await show(token)
    const hidden = `${member.account.slice(0, 2)}***${member.account.slice(-1)}`
    expect((await ownerOf(code)).value).toEqual({ name: hidden })
    const { value } = await bring(code)
    expect(value.member.account).toBe(member.account)
    expect([await isAlive(value.token), await isAlive(token)]).toEqual([true, true])
    expect((await bring(code)).code).toBe('DEVICE_CODE_REFUSED')
    expect((await ownerOf(code)).code).toBe('DEVICE_CODE_REFUSED')
  })

  it('shows the new place to the one that showed the code, live, in the list and in the inbox', async () => {
    const { member, token } = await platform.signedInMember()
    const told: LiveEvent[] = []
    platform.context.events.subscribe((event) => told.push(event))
    const { value } = await bring(await show(token))
    const places = (await platform.call('listSessions', { token })).value
    const opened = places.find(({ isByDeviceCode }) => isByDeviceCode)
    expect(opened).toMatchObject({ device: 'Safari · iPhone', isCurrent: false })
    const owner = { merchantId: SENVANG, memberId: member.id }
    expect(told).toContainEqual({ type: 'session', ...owner, sessionId: opened?.id })
    const inbox = 'select title, content from member_messages where member_id = $1 order by created_at desc limit 1'
    const [message] = await database.raw<{ title: string; content: string }>(inbox, [member.id])
    expect(message?.title).toBe('Thiết bị khác vừa đăng nhập bằng mã QR')
    expect(message?.content).toContain('Safari · iPhone')
    await platform.call('endSession', { token, params: { id: opened?.id ?? '' } })
    expect(await isAlive(value.token)).toBe(false)
  })

  it('lets in to look; playing and paying wait for the password, and the address stays an unknown one', async () => {
    const { member, token } = await platform.signedInMember()
    const ip = randomAddress()
    const { value } = await bring(await show(token), 'SENVANG', ip)
    const pay = () =>
      platform.call('createDeposit', { token: value.token, body: { channelId: member.id, amount: '1' } })
    expect((await pay()).code).toBe('SESSION_LOCKED')
    expect((await platform.call('createDeviceCode', { token: value.token })).code).toBe('SESSION_LOCKED')
    expect(await platform.context.sessions.isKnownAddress(SENVANG, member.id, ip)).toBe(false)
    await platform.call('reauthenticate', { token: value.token, ip, body: { password: DEMO_PASSWORD } })
    expect((await pay()).code).not.toBe('SESSION_LOCKED')
  })

  it('is over after a minute, and by the next one', async () => {
    const { token } = await platform.signedInMember()
    const first = await show(token)
    const second = await show(token)
    expect((await bring(first)).code).toBe('DEVICE_CODE_REFUSED')
    platform.clock.advance(MINUTE + SECOND)
    expect((await bring(second)).code).toBe('DEVICE_CODE_REFUSED')
    expect((await bring(await show(token))).success).toBe(true)
  })

  it('ends with the session that shows it, when that ends or falls asleep', async () => {
    const ended = await platform.signedInMember()
    const code = await show(ended.token)
    await platform.call('signOut', { token: ended.token })
    expect((await bring(code)).code).toBe('DEVICE_CODE_REFUSED')
    const asleep = await platform.signedInMember()
    const late = await show(asleep.token)
    await database.raw("update sessions set last_seen_at = last_seen_at - interval '31 minutes' where member_id = $1", [
      asleep.member.id,
    ])
    expect((await bring(late)).code).toBe('DEVICE_CODE_REFUSED')
  })

  it('answers alike whatever is wrong with it: another brand, made up', async () => {
    const { token } = await platform.signedInMember()
    const elsewhere = await bring(await show(token), 'SAKURA')
    const invented = await bring('x'.repeat(43))
    expect(elsewhere.code).toBe('DEVICE_CODE_REFUSED')
    expect([elsewhere.status, elsewhere.message]).toEqual([invented.status, invented.message])
  })

  it('opens no locked or closed account, and is not for trial members or before a forced change', async () => {
    const { member, token } = await platform.signedInMember()
    const code = await show(token)
    const setStatus = (status: string) =>
      database.raw('update members set status = $2 where id = $1', [member.id, status])
    await setStatus('LOCKED')
    expect((await bring(code)).code).toBe('ACCOUNT_LOCKED')
    await setStatus('ACTIVE')
    // What was refused for another reason did not use it up.
    expect((await bring(code)).success).toBe(true)
    const trial = await platform.signedInMember({ type: TRIAL })
    expect((await platform.call('createDeviceCode', { token: trial.token })).code).toBe('TRUE_ACCOUNT_NEEDED')
    await database.raw('update sessions set must_change_password = true where member_id = $1', [member.id])
    expect((await platform.call('createDeviceCode', { token })).code).toBe('PASSWORD_CHANGE_NEEDED')
  })

  it('is made so often a minute, and tried so often from an address', async () => {
    const { token } = await platform.signedInMember()
    const made = []
    for (let count = 0; count < 7; count++)
      made.push((await platform.call('createDeviceCode', { token })).code ?? 'MADE')
    expect(made).toEqual([...Array(6).fill('MADE'), 'RATE_LIMITED'])
    const ip = randomAddress()
    const tried = []
    for (let count = 0; count < 21; count++) tried.push((await bring('x'.repeat(43), 'SENVANG', ip)).code)
    expect(tried).toEqual([...Array(20).fill('DEVICE_CODE_REFUSED'), 'RATE_LIMITED'])
  })

  race('brought by a hundred at once lets one of them in', async () => {
    const { member, token } = await platform.signedInMember()
    const code = await show(token)
    const answers = await Promise.all(Array.from({ length: 100 }, () => bring(code)))
    const outcomes = answers.map(({ code: refused }) => refused ?? 'IN')
    expect(outcomes.filter((outcome) => outcome === 'IN')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['IN', 'DEVICE_CODE_REFUSED']))
    const count = "select count(*)::int as count from sessions where member_id = $1 and method = 'DEVICE_CODE'"
    expect(await database.raw(count, [member.id])).toEqual([{ count: 1 }])
  })

  it('is kept as a hash alone', async () => {
    const { token } = await platform.signedInMember()
    const code = await show(token)
    const rows = await database.raw<{ text: string }>('select device_codes::text as text from device_codes')
    expect(rows.some(({ text }) => text.includes(code))).toBe(false)
  })
})
