import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { need } from '../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { pictureForm } from '../../../../tests/support/picture-form.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA, SENVANG, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { LiveEvent } from '../../events/events.ts'
import { newId } from '../../lib/id.ts'
import { forgetOld, lookAfter } from './jobs.ts'

const MINUTE = 60_000
const newSecret = () => randomBytes(32).toString('base64url')
const texts = (messages: readonly { kind: string; content: string }[]) => messages.map(({ content }) => content)
const numbers = (messages: readonly { number: number }[]) => messages.map(({ number }) => number)

describeOperatorsSide('conversations with customer service', (side) => {
  const call: TestPlatform['call'] = (name, options) => side().platform.call(name, options)
  let operator: string
  let other: string
  /** Both operators are at the desk; days may have passed since the last test, so their sessions are fresh. */
  beforeEach(async () => {
    operator = await side().platform.operator('operator')
    other = await side().platform.operator('support')
    for (const token of [operator, other]) await available(token, true)
  })
  const available = (token: string, isAvailable?: boolean) =>
    call('tellSupportPresence', { token, body: isAvailable === undefined ? {} : { isAvailable } })
  const start = (secret: string, body: object = {}, options: object = {}) =>
    call('startSupportConversation', {
      ip: randomAddress(),
      body: { secret, clientId: randomUUID(), content: 'Tôi chưa nhận được tiền', ...body },
      ...options,
    })
  const send = (secret: string, content: string, clientId = randomUUID(), options: object = {}) =>
    call('sendSupportMessage', { ip: randomAddress(), body: { secret, clientId, content }, ...options })
  const read = async (secret: string, after = 0, options: object = {}) =>
    (await call('readSupportConversation', { body: { secret, after }, ...options })).value
  const claim = (token: string, id: string) => call('claimSupportConversation', { token, params: { id } })
  const answer = (token: string, id: string, content: string, clientId = randomUUID()) =>
    call('answerSupportConversation', { token, params: { id }, body: { clientId, content } })
  /** A visitor's conversation that the first operator has. */
  async function active() {
    const secret = newSecret()
    const { value } = await start(secret)
    await claim(operator, value.id)
    return { secret, id: value.id }
  }

  it('are begun by a visitor, taken, answered and ended, and each side reads all of it in order', async () => {
    const secret = newSecret()
    const { value: begun } = await start(secret, { content: '  Xin chào \n' })
    expect(begun).toMatchObject({ state: 'WAITING', lastNumber: 1, closedAt: null })
    expect(begun.place).toBeGreaterThan(0)
    expect(begun.messages).toMatchObject([{ number: 1, author: 'PERSON', kind: 'TEXT', content: 'Xin chào' }])
    expect(await answer(operator, begun.id, 'Chào bạn')).toMatchObject({ status: 409, code: 'SUPPORT_NOT_YOURS' })
    expect((await claim(operator, begun.id)).value).toMatchObject({
      state: 'ACTIVE',
      claimedBy: 'operator',
      isMine: true,
    })
    expect((await answer(operator, begun.id, 'Chào bạn')).value).toMatchObject({ number: 3, writtenBy: 'operator' })
    const seen = need(await read(secret, 1))
    expect(seen).toMatchObject({ state: 'ACTIVE', place: null, lastNumber: 3 })
    expect(seen.messages).toMatchObject([
      { number: 2, author: 'HOUSE', kind: 'EVENT', content: 'JOINED' },
      { number: 3, author: 'OPERATOR', content: 'Chào bạn' },
    ])
    expect(JSON.stringify(seen)).not.toContain('operator"')
    const closed = await call('endSupportConversation', { token: operator, params: { id: begun.id } })
    expect(closed.value).toMatchObject({ state: 'CLOSED', closedBy: 'OPERATOR' })
    expect(await send(secret, 'Còn một câu')).toMatchObject({ status: 409, code: 'SUPPORT_CONVERSATION_CLOSED' })
    expect(await start(secret)).toMatchObject({ status: 409, code: 'SUPPORT_CONVERSATION_CLOSED' })
    expect(texts(need(await read(secret)).messages)).toEqual(['Xin chào', 'JOINED', 'Chào bạn', 'CLOSED'])
    const { value: log } = await call('listAuditEntries', {
      token: operator,
      query: { subjectKind: 'supportChats', subjectId: begun.id },
    })
    expect(log.content.map(({ action }) => action)).toEqual(['support.close', 'support.claim'])
  })

  it('of a member are read by signing in, on every device and by nobody with a secret', async () => {
    const { account } = await side().platform.member()
    const token = await side().platform.signIn(account)
    const secret = newSecret()
    const { value } = await start(secret, {}, { token })
    expect(await read(secret)).toBeNull()
    const elsewhere = await side().platform.signIn(account)
    expect(need(await read(newSecret(), 0, { token: elsewhere })).id).toBe(value.id)
    const { value: again } = await start(newSecret(), { content: 'Và nữa' }, { token: elsewhere })
    expect(again.id).toBe(value.id)
    expect(texts(again.messages)).toEqual(['Tôi chưa nhận được tiền', 'Và nữa'])
    const { value: talk } = await call('getSupportConversation', {
      token: operator,
      params: { id: value.id },
      query: {},
    })
    expect(talk.conversation).toMatchObject({ account, claimedBy: null })
    const { token: stranger } = await side().platform.signedInMember()
    expect(await read(newSecret(), 0, { token: stranger })).toBeNull()
  })

  it('are found by no other secret, no other brand, and no other operator of one', async () => {
    const { secret, id } = await active()
    expect(await read(newSecret())).toBeNull()
    expect(await read(secret, 0, { merchant: 'SAKURA' })).toBeNull()
    expect(await send(newSecret(), 'x')).toMatchObject({ status: 404, code: 'SUPPORT_CONVERSATION_NOT_FOUND' })
    expect(await call('sendSupportMessage', { body: { clientId: randomUUID(), content: 'x' } })).toMatchObject({
      status: 400,
      field: 'secret',
    })
    const account = `sup${newId().slice(-8)}`
    const who = { account, name: 'Láng giềng', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await side().platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account, password: DEMO_PASSWORD }
    const neighbour = (await call('operatorSignIn', { ip: randomAddress(), body })).value.token
    const gone = { status: 404, code: 'SUPPORT_CONVERSATION_NOT_FOUND' }
    expect(await call('getSupportConversation', { token: neighbour, params: { id }, query: {} })).toMatchObject(gone)
    expect(await claim(neighbour, id)).toMatchObject(gone)
    expect(await answer(neighbour, id, 'x')).toMatchObject(gone)
    expect(await answer(other, id, 'x')).toMatchObject({ status: 409, code: 'SUPPORT_NOT_YOURS' })
  })

  it('go on where the connection was lost: what comes after a number has no gap and no double', async () => {
    const { secret, id } = await active()
    for (const text of ['một', 'hai', 'ba']) await answer(operator, id, text)
    const first = need(await read(secret, 2))
    expect(numbers(first.messages)).toEqual([3, 4, 5])
    await Promise.all(['bốn', 'năm', 'sáu'].map((text) => send(secret, text)))
    await answer(operator, id, 'bảy')
    const rest = need(await read(secret, need(first.messages.at(-1)).number))
    expect(numbers(rest.messages)).toEqual([6, 7, 8, 9])
    expect(texts(rest.messages).toSorted()).toEqual(['bảy', 'bốn', 'năm', 'sáu'].toSorted())
    expect(need(await read(secret, rest.lastNumber)).messages).toEqual([])
  })

  race('of a message that is sent many times at once one is stored, on either side', async () => {
    const { secret, id } = await active()
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(secret, 'một lần', mine)))
    expect(new Set(sent.map(({ value }) => value.number)).size).toBe(1)
    const answered = await Promise.all(Array.from({ length: 8 }, () => answer(operator, id, 'một lần', theirs)))
    expect(new Set(answered.map(({ value }) => value.number)).size).toBe(1)
    expect(numbers(need(await read(secret)).messages)).toEqual([1, 2, 3, 4])
  })

  race('are begun once, however often at once', async () => {
    const secret = newSecret()
    const begun = await Promise.all(Array.from({ length: 6 }, () => start(secret)))
    expect(new Set(begun.map(({ value }) => value.id)).size).toBe(1)
    const { token } = await side().platform.signedInMember()
    const clientId = randomUUID()
    const own = await Promise.all(Array.from({ length: 6 }, () => start(newSecret(), { clientId }, { token })))
    expect(new Set(own.map(({ value }) => value.id)).size).toBe(1)
    expect(need(await read(newSecret(), 0, { token })).lastNumber).toBe(1)
  })

  race('are taken by one of two operators who take them at once', async () => {
    const { value } = await start(newSecret())
    const taken = await Promise.all([claim(operator, value.id), claim(other, value.id)])
    expect(taken.map(({ code }) => code ?? 'DONE').toSorted()).toEqual(['DONE', 'SUPPORT_TAKEN'])
    const first = taken[0]?.success ? operator : other
    expect((await claim(first, value.id)).value).toMatchObject({ state: 'ACTIVE', isMine: true })
    expect(need(taken.find(({ success }) => !success))).toHaveProperty(
      'operator',
      first === operator ? 'operator' : 'support',
    )
  })

  race('of a hundred messages at once those within the limit are stored', async () => {
    const secret = newSecret()
    await start(secret)
    const sent = await Promise.all(Array.from({ length: 100 }, (_, index) => send(secret, `số ${index}`)))
    expect(sent.filter(({ success }) => success)).toHaveLength(19)
    expect(new Set(sent.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['RATE_LIMITED']))
    const { messages } = need(await read(secret))
    expect(numbers(messages)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('count what is sent again once, also when the limit is reached', async () => {
    const { secret } = await active()
    const clientId = randomUUID()
    expect((await send(secret, 'câu hỏi', clientId)).success).toBe(true)
    const more = await Promise.all(Array.from({ length: 20 }, (_, index) => send(secret, `số ${index}`)))
    expect(more.some(({ code }) => code === 'RATE_LIMITED')).toBe(true)
    expect((await send(secret, 'câu hỏi', clientId)).value).toMatchObject({ clientId, content: 'câu hỏi' })
  })

  it('of members are counted by member, whoever else begins at their address', async () => {
    const ip = randomAddress()
    const { token } = await side().platform.signedInMember()
    await Promise.all(Array.from({ length: 15 }, () => start(newSecret(), {}, { ip })))
    expect(await start(newSecret(), {}, { ip })).toMatchObject({ code: 'RATE_LIMITED' })
    expect((await start(newSecret(), {}, { ip, token })).success).toBe(true)
  })

  it('count nobody before one who waits whose window is gone', async () => {
    const { value: gone } = await start(newSecret())
    const secret = newSecret()
    const { value: begun } = await start(secret)
    expect(need(begun.place)).toBeGreaterThan(need(gone.place))
    side().platform.clock.advance(61_000)
    await available(operator)
    expect(await read(secret)).toMatchObject({ state: 'WAITING', place: 1 })
    expect((await call('getSupportDesk')).value).toMatchObject({ state: 'OPEN', waiting: 1 })
  })

  race('of a hundred beginnings from one address those within the limit are made', async () => {
    const ip = randomAddress()
    const begun = await Promise.all(Array.from({ length: 100 }, () => start(newSecret(), {}, { ip })))
    expect(begun.filter(({ success }) => success)).toHaveLength(15)
  })

  it('begin only while somebody is there within the hours; who has one goes on', async () => {
    const { platform } = side()
    const { secret } = await active()
    for (const token of [operator, other]) await available(token, false)
    expect((await call('getSupportDesk')).value).toMatchObject({ state: 'NOBODY_THERE' })
    expect(await start(newSecret())).toMatchObject({ status: 409, code: 'SUPPORT_CLOSED', state: 'NOBODY_THERE' })
    expect((await start(secret)).success).toBe(true)
    expect((await send(secret, 'còn ai không')).success).toBe(true)
    await available(operator, true)
    expect((await call('getSupportDesk')).value).toMatchObject({ state: 'OPEN' })
    platform.clock.advance(61_000)
    expect((await call('getSupportDesk')).value).toMatchObject({ state: 'NOBODY_THERE' })
    await available(operator)
    expect((await call('getSupportDesk')).value).toMatchObject({ state: 'OPEN' })
    expect((await call('getSupportDesk', { merchant: 'SAKURA' })).value).toMatchObject({ state: 'OFF' })
  })

  it('are handed to whoever is there, or back to the place that they had', async () => {
    const { secret, id } = await active()
    const { value: later } = await start(newSecret())
    const presence = await available(operator)
    const colleague = need(presence.value.operators.find(({ account }) => account === 'support'))
    const handOver = (token: string, operatorId: string | null) =>
      call('handOverSupportConversation', { token, params: { id }, body: { operatorId } })
    expect(await handOver(other, null)).toMatchObject({ code: 'SUPPORT_NOT_YOURS' })
    await available(other, false)
    expect(await handOver(operator, colleague.id)).toMatchObject({ status: 409, code: 'SUPPORT_OPERATOR_AWAY' })
    expect(await handOver(operator, newId())).toMatchObject({ code: 'SUPPORT_OPERATOR_AWAY' })
    await available(other, true)
    expect((await handOver(operator, colleague.id)).value).toMatchObject({ state: 'ACTIVE', claimedBy: 'support' })
    expect(await answer(operator, id, 'x')).toMatchObject({ code: 'SUPPORT_NOT_YOURS' })
    expect((await handOver(other, null)).value).toMatchObject({ state: 'WAITING', claimedBy: null })
    const { value } = await call('listSupportConversations', {
      token: operator,
      query: { view: 'QUEUE', pageSize: '100' },
    })
    const ids = value.content.map((one) => one.id)
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later.id))
    expect(texts(need(await read(secret, 1)).messages)).toEqual(['JOINED', 'HANDED_OVER', 'RETURNED'])
  })

  it('of an operator who went away come back to the queue; silent and left ones end; after ninety days all is forgotten', async () => {
    const { platform } = side()
    const { context, clock } = platform
    const { secret, id } = await active()
    clock.advance(4 * MINUTE)
    await available(other)
    await lookAfter(context)
    expect(need(await read(secret))).toMatchObject({ state: 'WAITING' })
    await claim(other, id)
    const { value: left } = await start(newSecret())
    for (let minutes = 0; minutes < 8; minutes += 2) {
      clock.advance(2 * MINUTE)
      await available(other)
    }
    await lookAfter(context)
    const state = async (one: string) =>
      (await call('getSupportConversation', { token: other, params: { id: one }, query: {} })).value.conversation
    expect(await state(left.id)).toMatchObject({ state: 'CLOSED', closedBy: 'HOUSE' })
    expect(await state(id)).toMatchObject({ state: 'ACTIVE' })
    clock.advance(31 * MINUTE)
    await lookAfter(context)
    expect(need(await read(secret, 4))).toMatchObject({ state: 'CLOSED', messages: [{ content: 'SILENT' }] })
    const rows = () => side().database.raw('select number from support_messages where conversation_id = $1', [id])
    clock.advance(89 * 24 * 60 * MINUTE)
    await forgetOld(context)
    expect(await rows()).not.toEqual([])
    clock.advance(2 * 24 * 60 * MINUTE)
    await forgetOld(context)
    expect(await rows()).toEqual([])
    expect(await read(secret)).toBeNull()
  })

  it('take pictures, which the two sides alone see', async () => {
    const { secret, id } = await active()
    const { platform } = side()
    const path = `${platform.url}/wps/support/conversation/pictures`
    const clientId = randomUUID()
    const post = (headers: Record<string, string>) =>
      fetch(`${path}?clientId=${clientId}`, { method: 'POST', headers, body: pictureForm() })
    expect((await post({ 'support-secret': newSecret() })).status).toBe(404)
    expect((await post({})).status).toBe(400)
    const sent = await Promise.all([1, 2].map(() => post({ 'support-secret': secret })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(need(await read(secret, 2)).messages).toMatchObject([{ number: 3, kind: 'PICTURE', content: '' }])
    const own = await fetch(`${path}/3`, { headers: { 'support-secret': secret } })
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ])
    expect((await fetch(`${path}/3`, { headers: { 'support-secret': newSecret() } })).status).toBe(404)
    const desk = `${platform.url}/wps/admin/support/conversations/${id}/pictures/3`
    expect((await fetch(desk, { headers: { authorization: `Bearer ${operator}` } })).status).toBe(200)
    expect((await fetch(desk)).status).toBe(401)
  })

  it('tell live clients of what is new and who writes; nothing of that is stored', async () => {
    const heard: LiveEvent[] = []
    const stop = side().platform.context.events.subscribe((event) => {
      if (event.type === 'support') heard.push(event)
    })
    const { secret, id } = await active()
    const before = need(await read(secret)).lastNumber
    await call('tellSupportTyping', { body: { secret } })
    await call('tellConversationTyping', { token: operator, params: { id } })
    expect(await call('tellConversationTyping', { token: other, params: { id } })).toMatchObject({
      code: 'SUPPORT_NOT_YOURS',
    })
    stop()
    expect(heard.slice(-2)).toMatchObject([
      { conversationId: id, change: 'TYPING', author: 'PERSON' },
      { conversationId: id, change: 'TYPING', author: 'OPERATOR' },
    ])
    expect(heard.slice(0, -2).every((event) => event.type === 'support' && event.change === 'CHANGED')).toBe(true)
    expect(need(await read(secret)).lastNumber).toBe(before)
  })

  it('refuse what is no message of 1 to 1,000 characters', async () => {
    const { secret } = await active()
    for (const content of ['', '  \n ', 'x'.repeat(1001)])
      expect(await send(secret, content)).toMatchObject({ status: 400, code: 'INVALID_INPUT', field: 'content' })
    const markup = '<img src=x onerror=alert(1)> **đậm**'
    expect((await send(secret, markup)).value.content).toBe(markup)
    expect((await send(secret, 'x'.repeat(1000))).success).toBe(true)
  })

  it('become a ticket with what was said, once, by whoever has them or once they are over', async () => {
    const { token: member, member: owner } = await side().platform.signedInMember()
    const body = { clientId: randomUUID(), content: `Nạp tiền ${'chưa thấy '.repeat(20)}` }
    const { value: begun } = await call('startSupportConversation', { token: member, ip: randomAddress(), body })
    const params = { id: begun.id }
    const make = (token: string, category = 'DEPOSIT') =>
      call('makeTicketOfConversation', { token, params, body: { category } })
    expect(await make(operator)).toMatchObject({ status: 409, code: 'SUPPORT_NOT_YOURS' })
    await claim(operator, begun.id)
    await answer(operator, begun.id, 'Chúng tôi kiểm tra ngay')
    expect(await make(other)).toMatchObject({ status: 409, code: 'SUPPORT_NOT_YOURS' })
    const [made, again] = await Promise.all([make(operator), make(operator, 'OTHER')])
    const { ticketId } = made.value
    expect(ticketId).not.toBeNull()
    expect(again.value.ticketId).toBe(ticketId)
    await call('endSupportConversation', { token: operator, params })
    expect((await make(other)).value.ticketId).toBe(ticketId)
    const { value: tickets } = await call('listTickets', { token: member })
    expect(tickets.content).toHaveLength(1)
    const { value: ticket } = await call('getTicket', { token: member, params: { id: String(ticketId) } })
    expect([...ticket.content]).toHaveLength(140)
    expect(ticket.messages).toMatchObject([
      { author: 'PERSON', name: owner.account, content: body.content.trim() },
      { author: 'OPERATOR', name: null, content: 'Chúng tôi kiểm tra ngay' },
    ])
    expect(
      await call('makeTicketOfConversation', { token: operator, params: { id: newId() }, body: { category: 'OTHER' } }),
    ).toMatchObject({
      status: 404,
      code: 'SUPPORT_CONVERSATION_NOT_FOUND',
    })
  })

  it('are let through in maintenance and from a closed region, and nothing else is', async () => {
    const { platform } = side()
    const { context } = platform
    const change = (values: object) =>
      side().database.transaction((tx) => context.sites.updateMerchant(tx, SENVANG, values))
    const headers = { 'x-service-key': context.config.serviceKey, 'x-caller-country': 'FR' }
    const secret = newSecret()
    try {
      await change({ status: 1, blockedCountries: ['FR'] })
      expect((await start(secret, {}, { headers })).value).toMatchObject({ state: 'WAITING' })
      expect((await send(secret, 'sao bị chặn', randomUUID(), { headers })).success).toBe(true)
      expect(need(await read(secret, 0, { headers })).lastNumber).toBe(2)
      expect((await call('tellSupportTyping', { headers, body: { secret } })).success).toBe(true)
      expect((await call('getSupportDesk', { headers })).success).toBe(true)
      expect((await call('closeSupportConversation', { headers, body: { secret } })).success).toBe(true)
      const body = { type: 'username', username: 'demo01', password: DEMO_PASSWORD }
      expect(await call('signIn', { headers, body })).toMatchObject({ status: 403, code: 'REGION_BLOCKED' })
      const { token } = await platform.signedInMember()
      expect(await call('getBalance', { headers, token })).toMatchObject({ code: 'REGION_BLOCKED' })
    } finally {
      await change({ status: 0, blockedCountries: [] })
    }
  })
})
