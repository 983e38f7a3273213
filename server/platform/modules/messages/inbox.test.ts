import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { need } from '../../../../tests/support/need.ts'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { newId } from '../../lib/id.ts'
import type { MessageKind } from './kinds.ts'

describeOnEachDatabase('the inbox', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  const deliver = (memberId: string, title: string, kind: MessageKind = 'HOUSE', merchantId = SENVANG) =>
    platform.database.transaction((tx) =>
      platform.context.messages.deliver(tx, { merchantId, memberId }, { kind, title, content: `Về ${title}` }),
    )
  const count = async (token: string) => (await platform.call('getUnreadCount', { token })).value.count
  const list = async (token: string, query: Record<string, string | number | boolean> = {}) =>
    (await platform.call('listMessages', { token, query })).value
  const titles = async (token: string, query = {}) => (await list(token, query)).content.map(({ title }) => title)

  async function filled(...names: readonly string[]) {
    const { token, member } = await platform.signedInMember()
    for (const name of names) await deliver(member.id, name)
    const ids = (await list(token)).content.map(({ id }) => id)
    return { token, member, ids }
  }

  it('has the newest first, a page at a time', async () => {
    const { token } = await filled('Một', 'Hai', 'Ba')
    expect(await list(token, { pageNo: 1, pageSize: 2 })).toMatchObject({
      content: [{ title: 'Ba', kind: 'HOUSE', content: 'Về Ba', path: null, readAt: null }, { title: 'Hai' }],
      totalItems: 3,
      totalPages: 2,
    })
    expect(await titles(token, { pageNo: 2, pageSize: 2 })).toEqual(['Một'])
  })

  it('is filtered by kind and unread, and searched without accents', async () => {
    const { token, member, ids } = await filled('Đã nạp tiền')
    await deliver(member.id, 'Mật khẩu', 'SECURITY')
    await platform.call('markMessagesRead', { token, body: { ids } })
    expect(await titles(token, { kind: 'SECURITY' })).toEqual(['Mật khẩu'])
    expect(await titles(token, { isUnread: true })).toEqual(['Mật khẩu'])
    expect(await titles(token, { isUnread: false })).toEqual(['Đã nạp tiền'])
    for (const search of ['da nap', 'ĐÃ NẠP', 've da'])
      expect([search, await titles(token, { search })]).toEqual([search, ['Đã nạp tiền']])
    // Signs of a pattern mean themselves.
    expect(await titles(token, { search: '%' })).toEqual([])
  })

  it('is read one by one, and marked once', async () => {
    const { token, ids } = await filled('Một', 'Hai')
    const [id] = ids
    expect((await platform.call('getMessage', { token, params: { id: need(id) } })).value.readAt).toBe(null)
    expect(await count(token)).toBe(2)
    const mark = () => platform.call('markMessagesRead', { token, body: { ids: [id] } })
    expect((await mark()).value).toEqual({ unread: 1 })
    const first = (await platform.call('getMessage', { token, params: { id: need(id) } })).value.readAt
    expect((await mark()).value).toEqual({ unread: 1 })
    expect((await platform.call('getMessage', { token, params: { id: need(id) } })).value.readAt).toBe(first)
  })

  it('is marked as a whole, and emptied', async () => {
    const { token, ids } = await filled('Một', 'Hai', 'Ba')
    expect((await platform.call('markAllMessagesRead', { token })).value).toEqual({ unread: 0 })
    const remove = () => platform.call('deleteMessages', { token, body: { ids: ids.slice(0, 2) } })
    expect((await remove()).value).toEqual({ unread: 0 })
    expect((await remove()).value).toEqual({ unread: 0 })
    expect(await titles(token)).toEqual(['Một'])
  })

  it('is nobody else’s', async () => {
    const { token, ids } = await filled('Một')
    const [id = ''] = ids
    const strangers = [
      { token: (await platform.signedInMember()).token },
      { token: (await platform.signedInMember({ merchantId: SAKURA })).token, merchant: 'SAKURA' },
    ]
    for (const stranger of strangers) {
      expect(await platform.call('getMessage', { ...stranger, params: { id } })).toMatchObject({
        status: 404,
        code: 'MESSAGE_NOT_FOUND',
      })
      await platform.call('markMessagesRead', { ...stranger, body: { ids } })
      await platform.call('markAllMessagesRead', stranger)
      await platform.call('deleteMessages', { ...stranger, body: { ids } })
    }
    expect(await count(token)).toBe(1)
  })

  it('is not for who plays for free', async () => {
    const { token } = await platform.signedInMember({ type: 4 })
    expect(await count(token)).toBe(0)
    for (const name of ['listMessages', 'markAllMessagesRead', 'getMessageSettings'] as const)
      expect([name, (await platform.call(name, { token })).code]).toEqual([name, 'TRUE_ACCOUNT_NEEDED'])
  })

  it('forgets offers after two months and everything after a year', async () => {
    const { token, member } = await filled('Nạp')
    await deliver(member.id, 'Khuyến mãi', 'PROMOTION')
    const age = (days: number) =>
      platform.database.raw(
        `update member_messages set created_at = created_at - make_interval(days => $2) where member_id = $1`,
        [member.id, days],
      )
    await age(61)
    await platform.context.messages.forgetOld()
    expect(await titles(token)).toEqual(['Nạp'])
    await age(305)
    await platform.context.messages.forgetOld()
    expect(await titles(token)).toEqual([])
  })

  it('does not tell offers to who takes a break, and everything of his money', async () => {
    const { token, member } = await platform.signedInMember()
    await platform.call('startTimeOut', { token, body: { length: 'DAY' } })
    await deliver(member.id, 'Khuyến mãi', 'PROMOTION')
    await deliver(member.id, 'Đã nạp tiền', 'MONEY')
    expect(await titles(token)).toEqual(['Đã nạp tiền'])
  })

  race('counts right when all is marked beside deliveries and deletions', async () => {
    const { token, member, ids } = await filled(...Array.from({ length: 10 }, (_, index) => `Cũ ${index}`))
    const heard: number[] = []
    const stop = platform.context.events.subscribe((event) => {
      if (event.type === 'unread' && event.memberId === member.id) heard.push(event.version)
    })
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => deliver(member.id, `Mới ${index}`)),
      ...Array.from({ length: 4 }, () => platform.call('markAllMessagesRead', { token })),
      platform.call('markMessagesRead', { token, body: { ids } }),
      platform.call('markMessagesRead', { token, body: { ids: ids.toReversed() } }),
      platform.call('deleteMessages', { token, body: { ids: ids.slice(0, 3) } }),
      platform.call('deleteMessages', { token, body: { ids: ids.slice(0, 3).toReversed() } }),
    ])
    stop()
    const { content, totalItems } = await list(token, { pageSize: 100 })
    expect(totalItems).toBe(15)
    expect(content.filter(({ title, readAt }) => title.startsWith('Cũ') && readAt === null)).toEqual([])
    expect(await count(token)).toBe(content.filter(({ readAt }) => readAt === null).length)
    expect(heard.length).toBeGreaterThanOrEqual(8)
    expect((await platform.call('markAllMessagesRead', { token })).value).toEqual({ unread: 0 })
  })

  race('tells of one thing once, however many try', async () => {
    const { token, member } = await platform.signedInMember()
    const document = { kind: 'seed', id: newId() } as const
    const gift = { merchantId: SENVANG, memberId: member.id, currency: 'VND', amount: 880_000n, document }
    await Promise.all(
      Array.from({ length: 4 }, () =>
        platform.database.transaction((tx) =>
          platform.context.rewards.give(tx, { ...gift, kind: 'REWARD', programme: 'vip' }),
        ),
      ),
    )
    expect(await titles(token)).toEqual(['Bạn nhận được 88\u00a0₫'])
  })
})
