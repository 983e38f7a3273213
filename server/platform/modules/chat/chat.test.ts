import { expect, it } from 'vitest'
import { openRoom, openSession } from '../../../../tests/support/chat.ts'
import { manyPlayers } from '../../../../tests/support/lottery-players.ts'
import { need } from '../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { randomAddress, SAKURA } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { LiveEvent } from '../../events/events.ts'
import { newId } from '../../lib/id.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeOperatorsSide('the chat room', (side) => {
  const send = (token: string | undefined, roomId: string, content: string, clientId = newId()) =>
    side().platform.call('sendChatMessage', { token, body: { roomId, clientId, content }, ip: randomAddress() })
  const read = (roomId: string, query: Record<string, number | string> = {}, token?: string) =>
    side().platform.call('listChatMessages', { query: { roomId, ...query }, token })
  const lines = async (roomId: string, query: Record<string, number | string> = {}) =>
    (await read(roomId, query)).value.content.map(({ sequence, content }) => [sequence, content])
  /** What the bus tells of a room while something is done. */
  async function toldOf(roomId: string, work: () => Promise<unknown>): Promise<LiveEvent[]> {
    const told: LiveEvent[] = []
    const stop = side().platform.context.events.subscribe((event) => {
      if (event.type === 'chat' && event.roomId === roomId) told.push(event)
    })
    await work()
    stop()
    return told
  }
  const member = async (nickname?: string) => {
    const signedIn = await side().platform.signedInMember()
    if (nickname !== undefined)
      await side()
        .database.query.updateTable('members')
        .set({ nickname })
        .where('id', '=', signedIn.member.id)
        .execute()
    return signedIn
  }

  it('keeps messages in order and tells listeners each one whole, without a word of the account', async () => {
    const { id } = await openRoom(side().platform)
    const { token, member: writer } = await member('Bé Ba')
    const { token: other, member: plain } = await member()
    const told = await toldOf(id, async () => {
      await send(token, id, '  Chúc cả nhà\n may mắn ')
      await send(other, id, '<img src=x onerror=alert(1)>')
    })
    const { value } = await read(id)
    expect(value.content).toMatchObject([
      { sequence: 1, kind: 'TEXT', content: 'Chúc cả nhà may mắn', author: { name: 'Bé Ba', rank: null } },
      {
        sequence: 2,
        content: '<img src=x onerror=alert(1)>',
        author: { name: expect.stringMatching(/^m\S\*\*\*\S$/) },
      },
    ])
    expect(value.lastSequence).toBe(2)
    expect(told.map((event) => event.type === 'chat' && event.message)).toEqual(
      value.content.map(({ cursor: _, ...message }) => message),
    )
    for (const secret of [writer.id, writer.account, plain.account]) expect(JSON.stringify(told)).not.toContain(secret)
    const { value: own } = await side().platform.call('listChatRooms', { token })
    expect(own.authorKey).toBe(value.content[0]?.author?.key)
  })

  it('hides a nickname that says what no message may say', async () => {
    const { id } = await openRoom(side().platform)
    for (const nickname of ['Zalo 0912345678', 'vip.top', '\u202E\u200B']) {
      const { token } = await member(nickname)
      expect((await send(token, id, 'chào')).value.author?.name).toMatch(/^m\S\*\*\*\S$/)
    }
  })

  it('is read backwards by page, and on from an entry, without gaps or doubles', async () => {
    const { id } = await openRoom(side().platform)
    for (let at = 1; at <= 7; at += 1) await send((await member()).token, id, `số ${at}`)
    const numbers = async (query: Record<string, number | string>) =>
      (await lines(id, query)).map(([sequence]) => sequence)
    expect(await numbers({ last: 3 })).toEqual([5, 6, 7])
    expect(await numbers({ last: 3, before: '5' })).toEqual([2, 3, 4])
    expect(await numbers({ last: 3, before: '2' })).toEqual([1])
    expect(await numbers({ first: 3, after: '3' })).toEqual([4, 5, 6])
    expect(await numbers({ after: '0', before: '3' })).toEqual([1, 2])
    expect(await numbers({ after: '7' })).toEqual([])
    expect(await read(id, { after: '2147483648' })).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
  })

  it('stores a message that is sent again once, and tells it once', async () => {
    const { id } = await openRoom(side().platform)
    const { token } = await member()
    const clientId = newId()
    const told = await toldOf(id, async () => {
      const first = await send(token, id, 'một lần thôi', clientId)
      expect((await send(token, id, 'một lần thôi', clientId)).value).toEqual(first.value)
    })
    expect(told).toHaveLength(1)
    expect(await lines(id)).toEqual([[1, 'một lần thôi']])
    // The same id of somebody else's browser is another message.
    expect((await send((await member()).token, id, 'của tôi', clientId)).value.sequence).toBe(2)
  })

  race('numbers what a hundred write at once without a gap, and shows them in the order of their numbers', async () => {
    const { platform } = side()
    const { id } = await openRoom(platform)
    const players = await manyPlayers(platform, 100, 0n)
    const tokens: string[] = []
    for (const player of players) tokens.push(await openSession(platform, player))
    // Whoever follows the room meanwhile by "after N" must miss nothing.
    const seen: number[] = []
    let isWriting = true
    const follow = async () => {
      do {
        const { value } = await read(id, { after: `${seen.at(-1) ?? 0}`, first: 100 })
        seen.push(...value.content.map(({ sequence }) => sequence))
      } while (isWriting)
      const { value } = await read(id, { after: `${seen.at(-1) ?? 0}`, first: 100 })
      seen.push(...value.content.map(({ sequence }) => sequence))
    }
    const following = follow()
    const answers = await Promise.all(tokens.map((token, at) => send(token, id, `từ ${at}`)))
    isWriting = false
    await following
    const all = Array.from({ length: 100 }, (_, at) => at + 1)
    expect(answers.map(({ value }) => value.sequence).sort((one, two) => one - two)).toEqual(all)
    expect(seen).toEqual(all)
  })

  race('lets one of a hundred through in slow mode, and not more than the limit of a member anywhere', async () => {
    const { platform } = side()
    const slow = await openRoom(platform, { slowSeconds: 30 })
    const quick = await openRoom(platform)
    const once = await member()
    const first = await Promise.all(Array.from({ length: 8 }, (_, at) => send(once.token, slow.id, `nhanh ${at}`)))
    expect(first.filter(({ success }) => success)).toHaveLength(1)
    expect(first.find(({ success }) => !success)).toMatchObject({ status: 429, code: 'CHAT_TOO_SOON' })
    expect(await lines(slow.id)).toHaveLength(1)
    const eager = await member()
    const many = await Promise.all(Array.from({ length: 100 }, (_, at) => send(eager.token, quick.id, `ồ ạt ${at}`)))
    expect(many.filter(({ success }) => success)).toHaveLength(10)
    expect(await lines(quick.id)).toHaveLength(10)
    expect(many.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(90)
  })

  it('counts what is refused, so that nobody tries words out without end', async () => {
    const { id } = await openRoom(side().platform)
    const { token } = await member()
    for (let at = 0; at < 10; at += 1) await send(token, id, 'www.abc.com')
    expect(await send(token, id, 'chào')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  })

  it('lets a slow room wait and go on', async () => {
    const { platform } = side()
    const { id } = await openRoom(platform, { slowSeconds: 30 })
    const { token } = await member()
    await send(token, id, 'một')
    expect(await send(token, id, 'hai')).toMatchObject({ code: 'CHAT_TOO_SOON', retryAfter: 30 })
    platform.clock.advance(30_000)
    expect(await send(token, id, 'hai')).toMatchObject({ value: { sequence: 2 } })
  })

  it('is read by visitors and by who plays for free, who write nothing', async () => {
    const { platform } = side()
    const { id } = await openRoom(platform)
    const { token } = await platform.signedInMember({ type: 4 })
    expect(await send(token, id, 'chào')).toMatchObject({ status: 403, code: 'TRUE_ACCOUNT_NEEDED' })
    expect(await send(undefined, id, 'chào')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(await read(id)).toMatchObject({ success: true })
    expect(await read(id, {}, token)).toMatchObject({ success: true })
    const refusalOf = async (who?: string) =>
      (await platform.call('listChatRooms', { token: who })).value.rooms.find((room) => room.id === id)?.refusal
    expect([await refusalOf(), await refusalOf(token), await refusalOf((await member()).token)]).toEqual([
      'SIGN_IN',
      'TRIAL',
      null,
    ])
  })

  it('is not shown to who takes a break, nor to whose account is not open', async () => {
    const { platform, database } = side()
    const { id } = await openRoom(platform)
    const { token, member: who } = await member()
    const set = (change: object) => database.query.updateTable('members').set(change).where('id', '=', who.id).execute()
    const until = new Date(platform.clock.now().getTime() + DAY)
    for (const [change, told] of [
      [{ play_blocked_until: until }, until.toISOString()],
      [{ play_blocked_until: new Date('9999-12-31T00:00:00Z') }, null],
    ] as const) {
      await set(change)
      for (const answer of [
        await platform.call('listChatRooms', { token }),
        await platform.call('launchChat', { token }),
        await read(id, {}, token),
        await send(token, id, 'chào'),
      ])
        expect(answer).toMatchObject({ status: 403, code: 'CHAT_PAUSED', until: told })
    }
    await set({ play_blocked_until: null })
    expect(await send(token, id, 'chào')).toMatchObject({ success: true })
  })

  it('refuses words of the list however they are written, and contacts', async () => {
    const { platform, token: operator } = side()
    const { id } = await openRoom(platform)
    const word = `xz${newId().slice(-6).replace(/\d/g, 'k')}`
    const { value: added } = await platform.call('addChatWord', { token: operator, body: { word: ` ${word} ` } })
    expect(added).toMatchObject({ word, addedBy: 'operator' })
    expect(await platform.call('addChatWord', { token: operator, body: { word: word.toUpperCase() } })).toMatchObject({
      status: 409,
      code: 'CHAT_WORD_KNOWN',
    })
    const codeOf = async (content: string) => (await send((await member()).token, id, content)).code
    expect(await codeOf(`đồ ${[...word].join('.').toUpperCase()}!`)).toBe('CHAT_WORD_REFUSED')
    expect(await codeOf('vào abc . com')).toBe('CHAT_LINK_REFUSED')
    expect(await codeOf('gọi 0912 345 678')).toBe('CHAT_NUMBER_REFUSED')
    expect(await codeOf('\u200B \u202E')).toBe('INVALID_INPUT')
    expect(await codeOf('dài '.repeat(101))).toBe('INVALID_INPUT')
    expect(await codeOf('a'.repeat(601))).toBe('INVALID_INPUT')
    expect(await codeOf('👍'.repeat(150))).toBeUndefined()
    expect(await codeOf('chốt 23 45 67 89, thắng 12.500.000')).toBeUndefined()
    await platform.call('removeChatWord', { token: operator, params: { id: added.id } })
    expect(await codeOf(word)).toBeUndefined()
  })

  it('of a room asks for a level or deposits of writers, and says which', async () => {
    const { platform } = side()
    const { token } = await member()
    const level = await openRoom(platform, { leastRank: 3 })
    const paid = await openRoom(platform, { leastDeposits: 1_000_000n })
    expect(await send(token, level.id, 'chào')).toMatchObject({ status: 403, code: 'CHAT_LEVEL_NEEDED', rank: 3 })
    expect(await send(token, paid.id, 'chào')).toMatchObject({ code: 'CHAT_DEPOSITS_NEEDED', amount: '100.00' })
    const { value } = await platform.call('listChatRooms', { token })
    expect(value.rooms.filter((room) => [level.id, paid.id].includes(room.id)).map(({ refusal }) => refusal)).toEqual([
      'LEVEL',
      'DEPOSITS',
    ])
  })

  it('ends at the borders of the brand, and with a room that is shut', async () => {
    const { platform } = side()
    const theirs = await openRoom(platform, { merchantId: SAKURA })
    const shut = await openRoom(platform, { isEnabled: false })
    const { token } = await member()
    for (const { id } of [theirs, shut]) {
      expect(await read(id, {}, token)).toMatchObject({ status: 404, code: 'CHAT_ROOM_NOT_FOUND' })
      expect(await send(token, id, 'chào')).toMatchObject({ status: 404, code: 'CHAT_ROOM_NOT_FOUND' })
    }
    expect(await platform.call('launchChat', { query: { roomCode: theirs.code } })).toMatchObject({ status: 404 })
    const own = await openRoom(platform)
    const { value } = await platform.call('launchChat', { query: { roomCode: own.code } })
    expect(new URL(value.chatUrl).search).toBe(`?chat=${own.code}`)
  })

  it('hides a writer from a member who wants it so, and shows him again', async () => {
    const { platform } = side()
    const { id } = await openRoom(platform)
    const [loud, quiet] = [await member('Ồn Ào'), await member()]
    await send(loud.token, id, 'ê ê')
    await send(quiet.token, id, 'haiz')
    const hide = (sequence: number) =>
      platform.call('hideChatAuthor', { token: quiet.token, body: { roomId: id, sequence } })
    expect((await hide(1)).value).toMatchObject([{ name: 'Ồn Ào' }])
    expect((await hide(1)).value).toHaveLength(1)
    expect(await hide(2)).toMatchObject({ status: 404, code: 'CHAT_MESSAGE_NOT_FOUND' })
    const { value } = await platform.call('listChatRooms', { token: quiet.token })
    const key = need(value.hidden[0]).key
    expect((await platform.call('showChatAuthor', { token: quiet.token, query: { key } })).value).toEqual([])
  })

  it('forgets after ninety days what was written and what was reported of it, and goes on counting', async () => {
    const { platform, database } = side()
    const { id } = await openRoom(platform)
    await send((await member()).token, id, 'cũ rồi')
    const { token } = await member()
    await platform.call('reportChatMessage', { token, body: { roomId: id, sequence: 1, reason: 'OTHER' } })
    const age = (days: number) =>
      database.raw(`update chat_messages set written_at = $2 where room_id = $1`, [
        id,
        new Date(platform.clock.now().getTime() - days * DAY),
      ])
    await age(89)
    await platform.context.chat.forgetOld()
    expect(await lines(id)).toHaveLength(1)
    await age(91)
    await platform.context.chat.forgetOld()
    expect(await lines(id)).toEqual([])
    expect(await database.raw('select 1 from chat_cases where room_id = $1', [id])).toEqual([])
    expect((await send(token, id, 'mới')).value.sequence).toBe(2)
  })
})
