import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import type { MessageKind } from './kinds.ts'

describeOnEachDatabase('messages beside the inbox', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open(), jobs: true })
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  let number = 0
  /** A member with mail and telephone, proved or only typed. */
  async function reachable(isProved = true) {
    number += 1
    const [email, mobile] = [`inbox${number}@mail.test`, `+8491${String(1_000_000 + number)}`]
    const member = await platform.member({ email, mobile })
    const owner = { merchantId: SENVANG, memberId: member.id }
    if (isProved)
      await platform.database.transaction(async (tx) => {
        await platform.context.messages.noteContact(tx, owner, { channel: 'MAIL', recipient: email })
        await platform.context.messages.noteContact(tx, owner, { channel: 'SMS', recipient: mobile })
      })
    const token = await platform.signIn(member.account)
    const want = (kind: MessageKind, channel: string, isOn: boolean) =>
      platform.call('setMessageSettings', { token, body: { settings: [{ kind, channel, isOn }] } })
    const tell = (kind: MessageKind, title: string) =>
      platform.database.transaction((tx) =>
        platform.context.messages.deliver(tx, owner, { kind, title, content: `Về ${title}` }),
      )
    return { token, owner, email, mobile, want, tell }
  }
  const mailsTo = (address: string) => platform.sent.mail.filter(({ to }) => to === address)
  const textsTo = (address: string) => platform.sent.sms.filter(({ to }) => to === address)

  it('are of security and by mail, where a member said nothing', async () => {
    const { token, email, mobile, tell } = await reachable()
    const { value } = await platform.call('getMessageSettings', { token })
    expect(value.channels).toEqual([
      { channel: 'MAIL', isReachable: true },
      { channel: 'SMS', isReachable: true },
      // Nobody turned notifications on.
      { channel: 'PUSH', isReachable: false },
    ])
    expect(value.settings.filter(({ isOn }) => isOn)).toEqual([
      { kind: 'MONEY', channel: 'PUSH', isOn: true },
      { kind: 'SECURITY', channel: 'MAIL', isOn: true },
      { kind: 'SECURITY', channel: 'PUSH', isOn: true },
    ])
    await tell('PROMOTION', 'Quà')
    await tell('MONEY', 'Đã nạp')
    await tell('SECURITY', 'Đã đổi')
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 20_000)
    expect(mailsTo(email)).toMatchObject([{ subject: 'Sen Vàng: Đã đổi', text: expect.stringContaining('Về Đã đổi') }])
    expect(textsTo(mobile)).toEqual([])
  })

  it('are sent as the member wants it, in the name of the brand', async () => {
    const { email, mobile, want, tell } = await reachable()
    await want('SECURITY', 'MAIL', false)
    await want('MONEY', 'MAIL', true)
    await want('MONEY', 'SMS', true)
    await tell('SECURITY', 'Đã đổi')
    await tell('MONEY', 'Đã nạp')
    await vi.waitFor(() => expect(mailsTo(email).length + textsTo(mobile).length).toBe(2), 20_000)
    expect(mailsTo(email)).toMatchObject([{ subject: 'Sen Vàng: Đã nạp', from: expect.stringContaining('Sen Vàng') }])
    expect(textsTo(mobile)).toEqual([{ to: mobile, text: 'Sen Vàng: Đã nạp' }])
  })

  it('go to nobody whose address is not proved, or is another one by now', async () => {
    const typed = await reachable(false)
    await typed.tell('SECURITY', 'Đã đổi')
    expect((await platform.call('getMessageSettings', { token: typed.token })).value.channels).toMatchObject([
      { isReachable: false },
      { isReachable: false },
      { isReachable: false },
    ])
    const moved = await reachable()
    await platform.database.raw(`update members set email = 'other@mail.test' where id = $1`, [moved.owner.memberId])
    await moved.tell('SECURITY', 'Đã đổi')
    const told = await reachable()
    await told.tell('SECURITY', 'Đã đổi')
    await vi.waitFor(() => expect(mailsTo(told.email)).toHaveLength(1), 20_000)
    expect([typed.email, moved.email, 'other@mail.test'].flatMap(mailsTo)).toEqual([])
  })

  it('do not go where the transaction was rolled back', async () => {
    const { owner, email, tell } = await reachable()
    await platform.database
      .transaction(async (tx) => {
        await platform.context.messages.deliver(tx, owner, { kind: 'SECURITY', title: 'Nhầm', content: 'Nhầm' })
        throw new Error('no')
      })
      .catch(() => undefined)
    await tell('SECURITY', 'Đúng')
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 20_000)
    expect(mailsTo(email)).toMatchObject([{ subject: 'Sen Vàng: Đúng' }])
  })

  it('refuse a channel that the house does not have', async () => {
    const quiet = await startPlatform({ database: platform.database, config: { push: undefined } })
    const { account } = await quiet.member({})
    const body = { settings: [{ kind: 'MONEY' as const, channel: 'PUSH' as const, isOn: true }] }
    expect(await quiet.call('setMessageSettings', { token: await quiet.signIn(account), body })).toMatchObject({
      status: 422,
      code: 'MESSAGE_CHANNEL_UNKNOWN',
    })
    await quiet.stop()
  })

  it('go to an address that is proved without being changed', async () => {
    const { token, email } = await reachable(false)
    const channel = { channel: 'EMAIL', email }
    const DEMO_PASSWORD = 'Demo@12345'
    await platform.call('sendContactCode', { token, body: channel })
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 20_000)
    const code = mailsTo(email)[0]?.text.match(/\b\d{6}\b/)?.[0]
    const body = { ...channel, verificationCode: code, password: DEMO_PASSWORD }
    expect((await platform.call('setContact', { token, body })).code).toBe(undefined)
    expect((await platform.call('getMessageSettings', { token })).value.channels[0]).toEqual({
      channel: 'MAIL',
      isReachable: true,
    })
    expect((await platform.call('sendContactCode', { token, body: channel })).code).toBe('CONTACT_SAME')
  })
})
