import { expect, it, vi } from 'vitest'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { pictureForm } from '../../../../tests/support/picture-form.ts'
import { randomAddress, SAKURA, startPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { newId } from '../../lib/id.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TRIAL = 4

describeOperatorsSide('tickets', (side) => {
  const fresh = async (change: { merchantId?: string; type?: number } = {}) => side().platform.signedInMember(change)
  const send = (token: string | undefined, body: object = {}, given: { ip?: string; merchant?: string } = {}) =>
    side().platform.call('sendFeedback', {
      token,
      body: { content: 'Tiền chưa vào', category: token === undefined ? 'OTHER' : 'COMPLAINT', key: newId(), ...body },
      ip: randomAddress(),
      ...given,
    })
  /** A complaint of a fresh member. */
  async function complained(body: object = {}) {
    const { token, member } = await fresh()
    const { value } = await send(token, body)
    return { token, member, id: value.ticket?.id ?? '', number: value.number }
  }
  const own = async (token: string, id: string) => side().platform.call('getTicket', { token, params: { id } })
  const say = (token: string, id: string, body: object = {}) =>
    side().platform.call('answerTicket', {
      token,
      params: { id },
      body: { content: 'Vẫn chưa', key: newId(), ...body },
    })
  const claim = (token: string, id: string) => side().platform.call('claimTicket', { token, params: { id } })
  const answer = (token: string, id: string, body: object = {}) =>
    side().platform.call('answerTicketAsOperator', {
      token,
      params: { id },
      body: { content: 'Tiền đã vào tài khoản', key: newId(), ...body },
    })
  const finish = (token: string, id: string, body: object = {}) =>
    side().platform.call('closeTicketAsOperator', {
      token,
      params: { id },
      body: { content: 'Bạn đúng', key: newId(), outcome: 'UPHELD', ...body },
    })
  const seen = async (id: string, token = side().token) =>
    (await side().platform.call('getOperatorTicket', { token, params: { id } })).value
  const queue = async (query: Record<string, string | boolean> = {}, token = side().token) =>
    (await side().platform.call('listOperatorTickets', { token, query: { pageSize: '100', ...query } as never })).value
      .content

  async function picture(token: string): Promise<string> {
    const headers = { authorization: `Bearer ${token}`, merchant: 'SENVANG' }
    const response = await fetch(`${side().platform.url}/wps/files`, { method: 'POST', headers, body: pictureForm() })
    return ((await response.json()) as { value: { id: string } }).value.id
  }

  it('carry no signs that are not seen, in words and contacts', async () => {
    const { token } = await fresh()
    const { value } = await send(token, { content: ' Chào\u202e\u0007\u200b\r\nbạn ' })
    expect(value.ticket).toMatchObject({ content: 'Chào\nbạn' })
    expect(await send(token, { content: '\u200b \u2066' })).toMatchObject({ status: 422, code: 'CONTENT_EMPTY' })
  })

  it('go from the question to the answer, back and forth, to the end and its rating', async () => {
    const { token, id, number, member } = await complained()
    expect(number).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    const { support } = side()
    expect(await answer(support, id)).toMatchObject({ status: 409, code: 'TICKET_NOT_CLAIMED' })
    expect((await claim(support, id)).value).toMatchObject({ state: 'CLAIMED', claimedBy: 'support' })
    expect((await answer(support, id)).value).toMatchObject({ state: 'ANSWERED', dueAt: null })
    const { value: answered } = await own(token, id)
    expect(answered).toMatchObject({ state: 'ANSWERED', messages: [{ author: 'OPERATOR', name: null }] })
    expect(answered.closesAt).not.toBeNull()
    const told = await side()
      .database.query.selectFrom('member_messages')
      .select(['title', 'content'])
      .where('member_id', '=', member.id)
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.title).toContain(number)
    expect(told[0]?.content).toContain('Tiền đã vào tài khoản')
    expect((await say(token, id)).value).toMatchObject({ state: 'OPEN' })
    expect(await seen(id)).toMatchObject({ claimedBy: null })
    await claim(support, id)
    expect(await finish(support, id, { outcome: undefined })).toMatchObject({ code: 'TICKET_OUTCOME_NEEDED' })
    expect((await finish(support, id)).value).toMatchObject({
      state: 'CLOSED',
      outcome: 'UPHELD',
      closedBy: 'OPERATOR',
    })
    expect(await say(token, id)).toMatchObject({ status: 409, code: 'TICKET_CLOSED' })
    const rate = (rating: number) =>
      side().platform.call('rateTicket', { token, params: { id }, body: { rating, comment: ' Tốt ' } })
    expect((await rate(4)).value).toMatchObject({ rating: 4, ratingComment: 'Tốt' })
    expect((await rate(4)).success).toBe(true)
    expect(await rate(1)).toMatchObject({ status: 409, code: 'TICKET_RATED' })
    const [entry] = await queue({ category: 'COMPLAINT', number })
    expect(entry).toMatchObject({ number, rating: 4, outcome: 'UPHELD', resolvedAfterMinutes: 0, messages: null })
  })

  it('take 1 to 140 characters at first and 2000 later, letters of every script counted once, markup as text', async () => {
    const { token } = await fresh()
    expect(await send(token, { content: ' \n ' })).toMatchObject({
      status: 422,
      code: 'CONTENT_EMPTY',
      field: 'content',
    })
    expect(await send(token, { content: '😀'.repeat(141) })).toMatchObject({
      status: 422,
      code: 'CONTENT_LENGTH',
      minimum: 1,
      maximum: 140,
    })
    const hostile = `<img src=x onerror=alert(1)>{{constructor}}\u202e${'😀'.repeat(90)}`
    const { value } = await send(token, { content: hostile })
    expect(value.ticket?.content).toBe(hostile.replace('\u202e', ''))
    expect(await say(token, value.ticket?.id ?? '', { content: 'a'.repeat(2_001) })).toMatchObject({ maximum: 2_000 })
    expect((await say(token, value.ticket?.id ?? '', { content: 'a'.repeat(2_000) })).success).toBe(true)
    expect(await send(token, { content: 'a\0b' })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  })

  it('that are sent again with the same key are there once', async () => {
    const { token } = await fresh()
    const key = newId()
    const [first, again] = [await send(token, { key }), await send(token, { key })]
    expect(again.value.number).toBe(first.value.number)
    const id = first.value.ticket?.id ?? ''
    const words = newId()
    await say(token, id, { key: words })
    expect((await say(token, id, { key: words })).value.messages).toHaveLength(1)
    await claim(side().token, id)
    const reply = newId()
    await answer(side().token, id, { key: reply })
    expect((await answer(side().token, id, { key: reply })).value.messages).toHaveLength(2)
    const other = await fresh()
    expect((await send(other.token, { key })).value.number).not.toBe(first.value.number)
  })

  it('show pictures to the member and to operators of the brand, and nobody else', async () => {
    const { token } = await fresh()
    const file = await picture(token)
    const { value } = await send(token, { pictures: [file] })
    expect(value.ticket?.pictures).toEqual([`/wps/files/${file}`])
    const see = (by: string) =>
      side()
        .platform.call('getFile', { token: by, params: { id: file } })
        .then(
          ({ status }) => status,
          () => 200,
        )
    const other = await fresh()
    expect(await see(other.token)).toBe(404)
    expect(await send(other.token, { pictures: [file] })).toMatchObject({ code: 'TICKET_PICTURE_UNKNOWN' })
    expect(await send(undefined, { pictures: [file] })).toMatchObject({ code: 'TICKET_PICTURE_UNKNOWN' })
    expect(await say(other.token, value.ticket?.id ?? '', { pictures: [file] })).toMatchObject({ status: 404 })
    const four = [newId(), newId(), newId(), newId()]
    expect(await send(token, { pictures: four })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('are nobody else’s: another member, another brand and a trial member meet none', async () => {
    const { id, token } = await complained()
    const other = await fresh()
    const { platform } = side()
    const params = { id }
    expect(await own(other.token, id)).toMatchObject({ status: 404, code: 'TICKET_NOT_FOUND' })
    expect(await say(other.token, id)).toMatchObject({ status: 404 })
    for (const name of ['closeTicket', 'reopenTicket'] as const)
      expect(await platform.call(name, { token: other.token, params })).toMatchObject({ status: 404 })
    const elsewhere = { token: side().token, params, merchant: 'SAKURA' }
    for (const name of ['getOperatorTicket', 'claimTicket', 'releaseTicket'] as const)
      expect(await platform.call(name, elsewhere)).toMatchObject({ status: 404, code: 'TICKET_NOT_FOUND' })
    const trial = await fresh({ type: TRIAL })
    expect((await send(trial.token, { contact: 'thu@example.com' })).value.ticket).toBeNull()
    expect(await platform.call('listTickets', { token: trial.token })).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
    expect((await platform.call('listTickets', { token })).value.content).toMatchObject([{ id, messages: null }])
  })

  it('name a record of the member’s own', async () => {
    const { token } = await fresh()
    for (const kind of ['BET', 'DEPOSIT', 'WITHDRAWAL'])
      expect(await send(token, { reference: { kind, id: newId() } })).toMatchObject({
        code: 'TICKET_REFERENCE_UNKNOWN',
      })
  })

  it('of visitors have where the answer goes, and after three a captcha is asked for', async () => {
    const ip = randomAddress()
    const { platform } = side()
    for (const [contact, from] of [
      ['nobody', ip],
      ['0901 234 567', randomAddress()],
    ] as const)
      expect(await send(undefined, { contact }, { ip: from })).toMatchObject({
        code: 'TICKET_CONTACT_INVALID',
        field: 'contact',
      })
    // A complaint is owed an answer; other words may be left without one.
    const complaint = { category: 'COMPLAINT' }
    expect(await send(undefined, complaint, { ip: randomAddress() })).toMatchObject({
      status: 422,
      code: 'TICKET_CONTACT_NEEDED',
      field: 'contact',
    })
    const sent = await send(undefined, { contact: 'khach@example.com' }, { ip })
    expect(sent.value.ticket).toBeNull()
    expect((await send(undefined, {}, { ip })).success).toBe(true)
    expect(await send(undefined, {}, { ip })).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true })
    expect((await send(undefined, { ...(await platform.captcha()) }, { ip })).success).toBe(true)
    const [row] = await queue({ number: sent.value.number })
    expect(row).toMatchObject({ memberId: null, contact: 'khach@example.com' })
  })

  race('of a hundred sent at once no more are taken than the limit of the address', async () => {
    const ip = randomAddress()
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(undefined, {}, { ip })))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    const codes = new Set(answers.filter(({ success }) => !success).map(({ code }) => code))
    expect([...codes].toSorted()).toEqual(['CAPTCHA_REQUIRED', 'RATE_LIMITED'])
  })

  race('of a member no more than ten are open', async () => {
    const { token } = await fresh()
    const answers = await Promise.all(Array.from({ length: 13 }, () => send(token)))
    expect(answers.filter(({ success }) => success)).toHaveLength(10)
    expect(answers.filter(({ success }) => !success)).toMatchObject(
      Array(3).fill({ status: 409, code: 'TICKETS_TOO_MANY', most: 10 }),
    )
  })

  race('are claimed by one operator of those who come at once', async () => {
    const { id } = await complained()
    const other = await side().platform.operator('operator2')
    const answers = await Promise.all([side().token, side().support, other].map((by) => claim(by, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'TICKET_TAKEN')).toHaveLength(2)
    const { claimedBy: operator } = await seen(id)
    expect(answers.find(({ success }) => !success)).toMatchObject({ operator })
  })

  race('keep all words that are said at once, and nothing after the end', async () => {
    const { token, id } = await complained()
    await claim(side().token, id)
    const all = await Promise.all([...Array(5)].flatMap(() => [say(token, id), answer(side().token, id)]))
    // A reply to an answer puts the ticket back into the queue: who answers next is told that it is nobody's.
    const refused = all.filter(({ success }) => !success)
    expect(refused.every(({ code }) => code === 'TICKET_NOT_CLAIMED')).toBe(true)
    expect((await own(token, id)).value.messages).toHaveLength(10 - refused.length)
    await claim(side().token, id)
    const [replied, ended] = await Promise.all([say(token, id), finish(side().token, id)])
    expect([replied.code ?? 'DONE', ended.code ?? 'DONE']).toSatisfy(
      ([reply, end]: string[]) =>
        (end === 'DONE' && ['DONE', 'TICKET_CLOSED'].includes(reply ?? '')) || end === 'TICKET_NOT_CLAIMED',
    )
  })

  it('are released, noted where the member does not see it, and answered by nobody else meanwhile', async () => {
    const { token, id } = await complained()
    const { support, platform } = side()
    await claim(support, id)
    expect(await answer(side().token, id)).toMatchObject({ status: 409, code: 'TICKET_TAKEN', operator: 'support' })
    const note = await platform.call('noteTicket', {
      token: support,
      params: { id },
      body: { content: 'Nghi ngờ', key: newId() },
    })
    expect(note.value.messages).toMatchObject([{ author: 'NOTE', name: 'support' }])
    expect((await own(token, id)).value.messages).toEqual([])
    expect((await platform.call('releaseTicket', { token: support, params: { id } })).value).toMatchObject({
      state: 'OPEN',
      claimedBy: null,
    })
    const log = await platform.call('listAuditEntries', {
      token: side().token,
      query: { subjectKind: 'tickets', subjectId: id },
    })
    expect(log.value.content.map(({ action }) => action)).toEqual(['tickets.release', 'tickets.note', 'tickets.claim'])
  })

  it('are escalated once when they are overdue; a complaint leaves whoever has it', async () => {
    const { id } = await complained()
    const { id: other } = await complained({ category: 'DEPOSIT' })
    await claim(side().support, id)
    const { platform } = side()
    await platform.context.tickets.escalateOverdue()
    expect(await seen(id)).toMatchObject({ state: 'CLAIMED', escalatedAt: null })
    platform.clock.advance(DAY + HOUR)
    const operator = await platform.operator('operator')
    const counts = await Promise.all([1, 2, 3].map(() => platform.context.tickets.escalateOverdue()))
    expect(await platform.context.tickets.escalateOverdue()).toBe(0)
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(2)
    const escalated = await seen(id, operator)
    expect(escalated).toMatchObject({ state: 'ESCALATED', claimedBy: null })
    expect(await seen(other, operator)).toMatchObject({ state: 'OPEN' })
    const waiting = await queue({ isWaiting: true }, operator)
    const dues = waiting.map(({ dueAt }) => dueAt ?? '')
    expect(dues).toEqual(dues.toSorted())
    expect((await queue({ isEscalated: true }, operator)).map((ticket) => ticket.id)).toEqual(
      expect.arrayContaining([id, other]),
    )
    expect((await claim(operator, id)).value).toMatchObject({ state: 'CLAIMED', escalatedAt: escalated.escalatedAt })
    expect(
      await platform.call('escalateTicket', { token: operator, params: { id: other }, body: { reason: 'Cấp trên' } }),
    ).toMatchObject({ code: 'TICKET_NO_COMPLAINT' })
  })

  it('close by silence, and are opened again within fourteen days', async () => {
    const { member, id } = await complained()
    const { platform } = side()
    const operator = await platform.operator('operator')
    await claim(operator, id)
    expect(await answer(operator, id)).toMatchObject({ success: true })
    platform.clock.advance(7 * DAY + HOUR)
    await platform.context.tickets.closeSilent()
    const token = await platform.signIn(member.account)
    expect((await own(token, id)).value).toMatchObject({ state: 'CLOSED', closedBy: 'SILENCE', closesAt: null })
    const reopen = (by: string) => platform.call('reopenTicket', { token: by, params: { id } })
    expect((await reopen(token)).value).toMatchObject({ state: 'OPEN', closedBy: null, closedAt: null })
    const close = () => platform.call('closeTicket', { token, params: { id } })
    expect((await close()).value).toMatchObject({ state: 'CLOSED', closedBy: 'MEMBER', outcome: 'SETTLED' })
    expect((await close()).success).toBe(true)
    platform.clock.advance(14 * DAY + HOUR)
    expect(await reopen(await platform.signIn(member.account))).toMatchObject({ code: 'TICKET_TOO_OLD', days: 14 })
  })

  it('are due as the brand promises, within what a licence allows', async () => {
    const { platform } = side()
    const token = await platform.operator('operator')
    const rules = (resolutionMinutes: number) => ({
      deadlines: [{ category: 'COMPLAINT', answerMinutes: 30, resolutionMinutes }],
      silenceDays: 3,
    })
    const change = (body: object, merchant = 'SAKURA') => platform.call('updateTicketRules', { token, body, merchant })
    expect(await change(rules(57 * 1_440))).toMatchObject({
      code: 'TICKET_DEADLINE_INVALID',
      field: 'deadlines.0.resolutionMinutes',
    })
    expect(await change(rules(20))).toMatchObject({ code: 'TICKET_DEADLINE_INVALID' })
    expect((await change(rules(600))).value).toMatchObject({ silenceDays: 3 })
    const { value } = await platform.call('getTicketRules', { token, merchant: 'SAKURA' })
    expect(value).toEqual({ id: SAKURA, ...rules(600) })
    expect((await platform.call('getTicketRules', { token })).value.silenceDays).toBe(7)
  })

  it('are opened by another module within its transaction, with what was said before', async () => {
    const { token, member } = await fresh()
    const { platform, database } = side()
    const at = platform.clock.now()
    const { id, number } = await database.transaction((tx) =>
      platform.context.tickets.openTicket(tx, {
        merchantId: member.merchant_id,
        memberId: member.id,
        category: 'OTHER',
        content: 'Từ phòng chat',
        source: 'CHAT',
        contact: null,
        language: null,
        transcript: [
          { at, by: 'PERSON', name: 'An', text: 'Chào' },
          { at: new Date(at.getTime() + 1), by: 'OPERATOR', name: 'Lan', text: 'Chào bạn' },
        ],
      }),
    )
    expect((await own(token, id)).value).toMatchObject({
      number,
      messages: [
        { author: 'PERSON', content: 'Chào' },
        { author: 'OPERATOR', name: null },
      ],
    })
    expect(await seen(id, await platform.operator('operator'))).toMatchObject({ source: 'CHAT' })
  })
})

it('of visitors are answered by mail', async () => {
  const platform = await startPlatform({ jobs: true })
  try {
    const body = { content: 'Không đăng nhập được', contact: 'khach@example.com' }
    const { value } = await platform.call('sendFeedback', { body, language: 'vi' })
    const token = await platform.operator('support')
    const query = { number: value.number }
    const [row] = (await platform.call('listOperatorTickets', { token, query })).value.content
    const params = { id: row?.id ?? '' }
    await platform.call('claimTicket', { token, params })
    const words = { content: 'Hãy đặt lại mật khẩu', key: newId() }
    await platform.call('answerTicketAsOperator', { token, params, body: words })
    await vi.waitFor(() => expect(platform.sent.mail).toHaveLength(1), { timeout: 20_000 })
    expect(platform.sent.mail[0]).toMatchObject({ to: 'khach@example.com' })
    expect(platform.sent.mail[0]?.subject).toContain(value.number)
    expect(platform.sent.mail[0]?.text).toContain('Hãy đặt lại mật khẩu')
  } finally {
    await platform.stop()
  }
}, 60_000)
