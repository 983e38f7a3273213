import { describe, expect, it } from 'vitest'
import { createBroadcastTools } from '../../../../../tests/support/broadcasts.ts'
import { isDue } from '../../../../../tests/support/is-due.ts'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SAKURA } from '../../../../../tests/support/platform.ts'
import { newId } from '../../../lib/id.ts'
import { BROADCASTS_DUE_AT } from '../repository.ts'

const reason = 'Bảo trì đêm nay'

describeOperatorsSide('broadcasts', (side) => {
  const tools = () => createBroadcastTools(side().platform)
  const read = async (id: string) =>
    (await side().platform.call('getBroadcast', { token: side().token, params: { id } })).value

  it('are written, counted and sent, to each in his language, and end as sent', async () => {
    const { platform, token, database } = side()
    const [first, second] = [await platform.signedInMember(), await platform.signedInMember()]
    await database.query.updateTable('members').set({ language: 'en' }).where('id', '=', second.member.id).execute()
    const accounts = [first.member.account.toUpperCase(), second.member.account]
    const id = await tools().draft({ accounts, page: 'HELP' })
    expect(await read(id)).toMatchObject({ state: 'DRAFT', reach: null, delivered: 0, createdBy: 'operator' })
    const counted = await platform.call('countBroadcast', { token, params: { id } })
    expect(counted.value).toMatchObject({ reach: 2, needsCount: false })
    const sent = await tools().send(id)
    expect(sent.value).toMatchObject({ state: 'SENDING', sentBy: 'operator' })
    await tools().sendDue()
    expect(await read(id)).toMatchObject({ state: 'SENT', delivered: 2 })
    expect(need((await read(id)).endedAt)).toBeTruthy()
    expect(await tools().inbox(first.member.id)).toMatchObject([
      { title: 'Bảo trì', content: 'Đêm nay từ 2 giờ', kind: 'HOUSE', path: '/help', broadcast_id: id },
    ])
    expect(await tools().inbox(second.member.id)).toMatchObject([{ title: 'Maintenance' }])
    const unread = await platform.call('getUnreadCount', { token: first.token })
    expect(unread.value.count).toBe(1)
    const readers = () => platform.call('countBroadcastReaders', { token, params: { id } })
    expect((await readers()).value).toEqual({ members: 0 })
    await database.raw('update member_messages set read_at = now() where member_id = $1', [first.member.id])
    expect((await readers()).value).toEqual({ members: 1 })
  })

  it('begin at their time, and not after they were cancelled', async () => {
    const { platform, token } = side()
    const { member } = await platform.signedInMember()
    const soon = () => new Date(platform.clock.now().getTime() + 60_000).toISOString()
    const [kept, cancelled] = [
      await tools().counted({ accounts: [member.account], scheduledAt: soon() }),
      await tools().counted({ accounts: [member.account], scheduledAt: soon() }),
    ]
    expect((await tools().send(kept)).value).toMatchObject({ state: 'SCHEDULED', startedAt: null })
    await tools().send(cancelled)
    expect(await isDue(platform, BROADCASTS_DUE_AT)).toBe(false)
    await tools().sendDue()
    expect(await tools().inbox(member.id)).toEqual([])
    const answer = await platform.call('cancelBroadcast', { token, params: { id: cancelled }, body: { reason } })
    expect(answer.value).toMatchObject({ state: 'CANCELLED' })
    platform.clock.advance(61_000)
    expect(await isDue(platform, BROADCASTS_DUE_AT)).toBe(true)
    await tools().sendDue()
    expect(await isDue(platform, BROADCASTS_DUE_AT)).toBe(false)
    expect(await tools().inbox(member.id)).toMatchObject([{ broadcast_id: kept }])
    expect(await read(cancelled)).toMatchObject({ state: 'CANCELLED', delivered: 0 })
    const past = await platform.call('createBroadcast', {
      token: await platform.operator(),
      body: tools().draftOf({ scheduledAt: new Date(platform.clock.now().getTime() - 1).toISOString() }),
    })
    expect(past).toMatchObject({ code: 'BROADCAST_TIME_PAST', field: 'scheduledAt' })
  })

  it('that are scheduled are changed until they start, by who may send, and then counted and sent anew', async () => {
    const { platform, token, support } = side()
    const { member } = await platform.signedInMember()
    const at = () => new Date(platform.clock.now().getTime() + 60_000).toISOString()
    const id = await tools().counted({ accounts: [member.account], scheduledAt: at() })
    await tools().send(id)
    const { revision } = await read(id)
    const body = { ...tools().draftOf({ accounts: [member.account], page: 'VIP', scheduledAt: at() }), revision }
    const update = (by: string) => platform.call('updateBroadcast', { token: by, params: { id }, body })
    expect(await update(support)).toMatchObject({ status: 403 })
    expect((await update(token)).value).toMatchObject({ state: 'DRAFT', reach: null, sentBy: null, scheduledAt: null })
    platform.clock.advance(61_000)
    await tools().sendDue()
    expect(await tools().inbox(member.id)).toEqual([])
    const again = await tools().counted({ accounts: [member.account], scheduledAt: at() })
    await tools().send(again)
    const late = { ...body, revision: (await read(again)).revision, scheduledAt: null }
    platform.clock.advance(61_000)
    await tools().sendDue()
    const answer = await platform.call('updateBroadcast', { token, params: { id: again }, body: late })
    expect(answer).toMatchObject({ code: 'BROADCAST_STATE' })
  })

  it('of large brands are counted by the job, which says how far it is and goes on where it was', async () => {
    const { platform, token, database } = side()
    await tools().crowd(4_500)
    const id = await tools().draft()
    const all = (await platform.call('countBroadcast', { token, params: { id } })).value
    expect(all).toMatchObject({ counting: null })
    const begin = () =>
      database.raw(
        `update broadcasts set reach = null, count_asked_at = $2, count_of = 5000, count_looked_at = 0, count_found = 0 where id = $1`,
        [id, platform.clock.now()],
      )
    await begin()
    const stopping = new AbortController()
    const { broadcasts } = platform.context
    const counting = broadcasts.countDue(stopping.signal)
    await expect.poll(async () => (await read(id)).counting?.lookedAt ?? 9_999).toBeGreaterThanOrEqual(2_000)
    stopping.abort()
    await counting
    // Whether it came to the end or not, what is left is counted once.
    await broadcasts.countDue()
    expect(await read(id)).toMatchObject({ reach: all.reach, counting: null })
    await begin()
    const { revision } = await read(id)
    const body = { ...tools().draftOf({ page: 'HELP' }), revision }
    const changed = await platform.call('updateBroadcast', { token, params: { id }, body })
    expect(changed.value).toMatchObject({ reach: null, counting: null })
  })

  it('are sent as they were seen and counted', async () => {
    const { platform, token } = side()
    const { member } = await platform.signedInMember()
    const draft = { accounts: [member.account] }
    const id = await tools().draft(draft)
    const seen = await read(id)
    const send = (body: object) => platform.call('sendBroadcast', { token, params: { id }, body: { reason, ...body } })
    expect(await send({ revision: seen.revision })).toMatchObject({ code: 'BROADCAST_NOT_COUNTED' })
    await platform.call('countBroadcast', { token, params: { id } })
    const words = tools()
      .draftOf()
      .words.map((text) => ({ ...text, title: 'Khác' }))
    const body = { ...tools().draftOf({ ...draft, words }), revision: seen.revision }
    expect((await platform.call('updateBroadcast', { token, params: { id }, body })).value.reach).toBe(null)
    // Who had the page of the one before open overwrites nothing.
    expect(await platform.call('updateBroadcast', { token, params: { id }, body })).toMatchObject({
      code: 'FOUR_EYES_CHANGED',
    })
    expect(await send({ revision: seen.revision })).toMatchObject({ code: 'FOUR_EYES_CHANGED' })
    await platform.call('countBroadcast', { token, params: { id } })
    // A count that began before the draft was changed is not of this draft.
    expect((await send({ revision: (await read(id)).revision })).value.state).toBe('SENDING')
    expect(await send({ revision: seen.revision })).toMatchObject({ code: 'BROADCAST_STATE' })
    const again = await platform.call('updateBroadcast', { token, params: { id }, body })
    expect(again).toMatchObject({ status: 409, code: 'BROADCAST_STATE' })
    await tools().sendDue()
  })

  it('that reach many are sent by who says how many they are', async () => {
    const { platform, token, database } = side()
    await tools().crowd(1_001)
    const id = await tools().counted()
    const { reach, revision, needsCount } = await read(id)
    expect(need(reach)).toBeGreaterThan(1_000)
    expect(needsCount).toBe(true)
    const send = (count?: number) =>
      platform.call('sendBroadcast', { token, params: { id }, body: { reason, revision, ...(count && { count }) } })
    expect(await send()).toMatchObject({ code: 'BROADCAST_COUNT_WRONG', field: 'count', count: reach })
    expect(await send(need(reach) + 1)).toMatchObject({ code: 'BROADCAST_COUNT_WRONG' })
    expect((await send(need(reach))).value.state).toBe('SENDING')
    await platform.call('cancelBroadcast', { token, params: { id }, body: { reason } })
    await database.raw(`update members set status = 'CLOSED' where account_key like 'crowd%'`, [])
  })

  describe('of whom they reach', () => {
    async function reached(kind: 'HOUSE' | 'PROMOTION') {
      const { platform, database } = side()
      const open = await platform.signedInMember()
      const closed = await platform.signedInMember()
      const locked = await platform.signedInMember()
      const resting = await platform.signedInMember()
      const excluded = await platform.signedInMember()
      const people = { open, closed, locked, resting, excluded }
      const set = (id: string, change: object) =>
        database.query.updateTable('members').set(change).where('id', '=', id).execute()
      await platform.call('startTimeOut', { token: resting.token, body: { length: 'DAY' } })
      await platform.call('selfExclude', { token: excluded.token, body: { length: 'SIX_MONTHS' } })
      const id = await tools().counted({ kind, accounts: Object.values(people).map(({ member }) => member.account) })
      const { reach } = await read(id)
      await set(closed.member.id, { status: 'CLOSED' })
      await set(locked.member.id, { status: 'LOCKED' })
      await tools().send(id)
      await tools().sendDue()
      const names: string[] = []
      for (const [name, { member }] of Object.entries(people))
        if ((await tools().inbox(member.id)).some(({ broadcast_id }) => broadcast_id === id)) names.push(name)
      return { reach, names }
    }

    it('an offer spares who is closed, locked, takes a break or is excluded, as it stands when it is sent', async () => {
      expect(await reached('PROMOTION')).toEqual({ reach: 3, names: ['open'] })
    })

    it('news of the house spare who is closed', async () => {
      expect(await reached('HOUSE')).toEqual({ reach: 5, names: ['open', 'locked', 'resting', 'excluded'] })
    })

    it('an audience is asked as promotions ask it', async () => {
      const { platform, token, database } = side()
      const { member } = await platform.signedInMember()
      const { audience } = tools().draftOf()
      const measure = async (change: object) => {
        const body = { kind: 'HOUSE', accounts: [member.account], audience: { ...audience, ...change } }
        return platform.call('measureReach', { token, body })
      }
      expect((await measure({ newMembersDays: 1 })).value.members).toBe(1)
      expect((await measure({ inactiveDays: 1 })).value.members).toBe(0)
      expect((await measure({ leastLevel: 1 })).value.members).toBe(0)
      expect((await measure({ greatestLevel: 0 })).value.members).toBe(1)
      expect((await measure({ leastDeposits: { amount: '1', days: 30 } })).value.members).toBe(0)
      expect((await measure({ line: [member.account] })).code).toBe('BROADCAST_AUDIENCE_UNKNOWN')
      expect(await measure({ tags: [newId()] })).toMatchObject({ field: 'audience.tags' })
      await database.raw('update members set registered_at = registered_at - $2::interval where id = $1', [
        member.id,
        '3 days',
      ])
      expect((await measure({ newMembersDays: 1 })).value.members).toBe(0)
      expect((await measure({ inactiveDays: 1 })).value.members).toBe(1)
    })
  })

  it('are tried out on one account, as often as wanted, which has them all the same', async () => {
    const { platform, token } = side()
    const { member, token: own } = await platform.signedInMember()
    const id = await tools().counted({ kind: 'PROMOTION', accounts: [member.account] })
    const attempt = (account: string) => platform.call('tryBroadcast', { token, params: { id }, body: { account } })
    expect((await attempt(` ${member.account} `)).value).toMatchObject({ state: 'DRAFT', delivered: 0 })
    await attempt(member.account)
    expect(await tools().inbox(member.id)).toMatchObject([{ broadcast_id: null }, { broadcast_id: null }])
    await tools().send(id)
    await tools().sendDue()
    expect(await tools().inbox(member.id)).toHaveLength(3)
    expect(await attempt('nobody-of-here')).toMatchObject({ code: 'BROADCAST_ACCOUNT_NOT_REACHED', field: 'account' })
    await platform.call('startTimeOut', { token: own, body: { length: 'DAY' } })
    expect(await attempt(member.account)).toMatchObject({ code: 'BROADCAST_ACCOUNT_NOT_REACHED' })
  })

  it('keep what was written as it was written but for what is not seen, and refuse what is no text', async () => {
    const { platform, token } = side()
    const { member } = await platform.signedInMember()
    const hostile = {
      title: `<img src=x onerror=alert(1)> ' or 1=1 -- \${7*7}`,
      content: '**đậm** [x](javascript:alert(1)) \u202eabc\n\n<script>alert(1)</script>',
    }
    const words = tools()
      .draftOf()
      .words.map((text) => ({ ...text, ...hostile }))
    const id = await tools().counted({ accounts: [member.account], words })
    await tools().send(id)
    await tools().sendDue()
    const seen = { ...hostile, content: hostile.content.replace('\u202e', '') }
    expect(await tools().inbox(member.id)).toMatchObject([seen])
    const make = async (change: object) =>
      platform.call('createBroadcast', { token, body: { ...tools().draftOf(), ...change } })
    const worded = (change: object) => ({
      words: tools()
        .draftOf()
        .words.map((text) => ({ ...text, ...change })),
    })
    expect(await make(worded({ title: ' \u200b ' }))).toMatchObject({ code: 'INVALID_INPUT', field: 'words.0.title' })
    expect(await make(worded({ title: 'a\0b' }))).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await make(worded({ content: 'x'.repeat(2_001) }))).toMatchObject({ field: 'words.0.content' })
    expect(await make({ page: 'https://evil.example' })).toMatchObject({ code: 'INVALID_INPUT', field: 'page' })
    expect(await make({ words: tools().draftOf().words.slice(1) })).toMatchObject({ code: 'BROADCAST_WORDS_MISSING' })
    expect(await make({ accounts: ['ai-do'] })).toMatchObject({ code: 'BROADCAST_AUDIENCE_UNKNOWN', field: 'accounts' })
  })

  it('are prepared by all staff of the brand, and sent by who may send', async () => {
    const { platform, support, token } = side()
    const { member } = await platform.signedInMember()
    const body = tools().draftOf({ accounts: [member.account] })
    const made = await platform.call('createBroadcast', { token: support, body })
    const { id } = made.value
    const counted = await platform.call('countBroadcast', { token: support, params: { id } })
    const { revision } = counted.value
    for (const name of ['pauseBroadcast', 'resumeBroadcast', 'cancelBroadcast'] as const)
      expect(await platform.call(name, { token: support, params: { id }, body: { reason } })).toMatchObject({
        status: 403,
      })
    const tried = await platform.call('tryBroadcast', {
      token: support,
      params: { id },
      body: { account: member.account },
    })
    expect(tried).toMatchObject({ status: 403 })
    const send = await platform.call('sendBroadcast', { token: support, params: { id }, body: { reason, revision } })
    expect(send).toMatchObject({ status: 403 })
    const other = { token, merchant: 'SAKURA', params: { id } }
    expect(await platform.call('getBroadcast', other)).toMatchObject({ status: 404, code: 'BROADCAST_NOT_FOUND' })
    expect(await platform.call('countBroadcast', other)).toMatchObject({ code: 'BROADCAST_NOT_FOUND' })
    const elsewhere = await platform.call('sendBroadcast', { ...other, body: { reason, revision } })
    expect(elsewhere).toMatchObject({ code: 'BROADCAST_NOT_FOUND' })
    const listed = await platform.call('listBroadcasts', { token, merchant: 'SAKURA' })
    expect(listed.value.content).toEqual([])
    const [entry] = await side().database.raw<{ action: string; merchant_id: string }>(
      `select action, merchant_id from audit_entries where subject_id = $1`,
      [id],
    )
    expect(entry).toMatchObject({ action: 'broadcasts.create' })
    expect(need(entry).merchant_id).not.toBe(SAKURA)
  })
})
