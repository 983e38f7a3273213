import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import { createCashier } from '../../../../../tests/support/deposits.ts'
import { isDue } from '../../../../../tests/support/is-due.ts'
import { need } from '../../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { createWithdrawalTools } from '../../../../../tests/support/withdrawals.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import type { WebhookKind } from '../kinds.ts'
import { DELIVERIES_DUE_AT } from '../repository.ts'
import { signedHeaders } from '../signature.ts'

interface Told {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly text: string
  readonly body: { id: string; kind: string; recordId: string; sequence: number; data: Record<string, unknown> }
}

/** A system of the brand: it answers what it is told to, and remembers what it was told. */
async function openReceiver() {
  const told: Told[] = []
  const state = { status: 200, milliseconds: 0 }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      if (state.status === 200)
        told.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) })
      setTimeout(() => response.writeHead(state.status).end(`answered ${state.status}`), state.milliseconds)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, told, state, close: () => new Promise((resolve) => server.close(resolve)) }
}

const signal = () => new AbortController().signal

describeOnEachDatabase('webhooks', (open) => {
  let database: Database
  let platform: TestPlatform
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  let token: string

  beforeAll(async () => {
    receiver = await openReceiver()
    database = await open()
    platform = await startPlatform({ database, config: { webhookOrigins: [receiver.origin] } })
    token = await platform.operator()
  })
  afterAll(async () => {
    await platform.stop()
    await receiver.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.raw('delete from webhook_events', [])
    await database.raw('delete from webhook_endpoints', [])
    receiver.told.length = 0
    receiver.state.status = 200
    receiver.state.milliseconds = 0
  })

  const draft = (events: WebhookKind[], path = '/hooks') => ({
    name: 'CRM',
    url: `${receiver.origin}${path}`,
    events,
    isOn: true,
  })
  async function endpoint(...events: WebhookKind[]) {
    const { value } = await platform.call('createWebhook', { token, body: draft(events) })
    return need(value)
  }
  const deliver = (on = platform) => on.context.webhooks.deliverDue(signal())
  const log = async (query: Record<string, string> = {}, by = token) =>
    (await platform.call('listWebhookDeliveries', { token: by, query })).value.content
  const statesOf = (id: string) =>
    receiver.told.filter(({ body }) => body.recordId === id).map(({ body }) => body.data.state)
  const cashier = () => createCashier(platform)

  it('one that was down gets everything, once each, in order per record', async () => {
    await endpoint('MEMBER_REGISTERED', 'DEPOSIT_CHANGED')
    receiver.state.status = 503
    const { member, token: own, deposit } = await cashier().started()
    const other = await cashier().start(own, '300000')
    await deliver()
    await cashier().deliver(cashier().report(deposit, 200_000))
    await cashier().deliver(cashier().report(other, 300_000))
    await deliver()
    expect(receiver.told).toEqual([])
    expect(await log()).toHaveLength(7)
    expect(await log({ recordId: deposit.id })).toMatchObject([
      { state: 'WAITING', attempts: 0 },
      { state: 'WAITING', attempts: 0 },
      { state: 'WAITING', attempts: 1, lastStatus: 503, lastError: 'HTTP_503' },
    ])

    receiver.state.status = 200
    // The first wait is over: from then on what waits longer goes with it.
    platform.clock.advance(6_000)
    expect(await isDue(platform, DELIVERIES_DUE_AT)).toBe(true)
    await deliver()
    await deliver()
    expect(await isDue(platform, DELIVERIES_DUE_AT)).toBe(false)
    expect(receiver.told).toHaveLength(7)
    expect(new Set(receiver.told.map(({ body }) => body.id)).size).toBe(7)
    expect(statesOf(deposit.id)).toEqual(['PENDING', 'PAID', 'CREDITED'])
    expect(statesOf(other.id)).toEqual(['PENDING', 'PAID', 'CREDITED'])
    const [registered] = receiver.told.filter(({ body }) => body.kind === 'MEMBER_REGISTERED')
    expect(registered?.body).toMatchObject({ recordId: member.id, data: { account: member.account } })
    expect(await log({ state: 'WAITING' })).toEqual([])
    await deliver()
    expect(receiver.told).toHaveLength(7)
  })

  it('what was decided of an identity is told, and nothing of its documents', async () => {
    await endpoint('IDENTITY_DECIDED')
    const { id, merchant_id } = await platform.member()
    const [idNumber, name] = ['sealed-079200001234', 'NGUYEN VAN THU']
    await database.query
      .insertInto('identities')
      .values({
        ...{ merchant_id, member_id: id, state: 'SUBMITTED', name, birthday: '1990-01-01' },
        ...{ id_number_hash: newId(), id_number_sealed: idNumber, submitted_at: platform.clock.now() },
      })
      .execute()
    await platform.call('decideIdentity', { token, params: { id }, body: { approve: false, reason: 'Ảnh mờ' } })
    await deliver()
    expect(receiver.told).toMatchObject([
      { body: { kind: 'IDENTITY_DECIDED', recordId: id, data: { state: 'REJECTED', reason: 'Ảnh mờ' } } },
    ])
    expect(JSON.stringify(receiver.told)).not.toMatch(new RegExp(`${idNumber}|${name}|1990-01-01`))
  })

  it('withdrawals are told, with no number of a bank account in full', async () => {
    const tools = createWithdrawalTools(platform)
    await endpoint('WITHDRAWAL_CHANGED')
    const payee = await tools.payee(1_000_000n, '0071000987654')
    const { value } = await tools.request(payee, '200000')
    await deliver()
    expect(receiver.told).toMatchObject([
      { body: { kind: 'WITHDRAWAL_CHANGED', recordId: value.id, data: { state: 'REQUESTED', amount: '200000.00' } } },
    ])
    expect(JSON.stringify(receiver.told)).not.toContain('0071000987654')
  })

  it('nothing is written where nobody wants it, nor of what was rolled back', async () => {
    await endpoint('IDENTITY_DECIDED')
    await cashier().started()
    const off = await endpoint('DEPOSIT_CHANGED')
    await platform.call('updateWebhook', {
      token,
      params: { id: off.id },
      body: { ...draft(['DEPOSIT_CHANGED']), isOn: false },
    })
    await cashier().started()
    await platform.call('updateWebhook', { token, params: { id: off.id }, body: draft(['DEPOSIT_CHANGED']) })
    const { token: own } = await platform.signedInMember()
    const refused = { token: own, body: { channelId: 'VIETQR_MB', amount: '1' }, idempotencyKey: newId() }
    expect((await platform.call('createDeposit', refused)).success).toBe(false)
    expect(await database.raw('select id from webhook_events', [])).toEqual([])
  })

  it('is signed with its secret, and for a day with the one before', async () => {
    const { id, secret: first } = await endpoint('DEPOSIT_CHANGED')
    const rotated = await platform.call('rotateWebhookSecret', { token, params: { id }, body: { reason: 'Đổi khóa' } })
    const second = need(rotated.value).secret
    // Two who do it at once would take the first secret from a receiver that has no other yet.
    const again = await platform.call('rotateWebhookSecret', { token, params: { id }, body: { reason: 'Đổi khóa' } })
    expect(again).toMatchObject({ status: 409, code: 'WEBHOOK_SECRET_JUST_CHANGED' })
    const check = (secrets: string[]) => {
      const { headers, text } = need(receiver.told.at(-1))
      const signed = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body: text }
      expect(headers['webhook-signature']).toBe(signedHeaders(signed, secrets)['webhook-signature'])
      expect(headers['webhook-id']).toBe(JSON.parse(text).id)
    }
    await cashier().started()
    await deliver()
    check([second, first])
    platform.clock.advance(24 * 3_600_000 + 1_000)
    token = await platform.operator()
    await cashier().started()
    await deliver()
    check([second])
    const shown = await platform.call('getWebhook', { token, params: { id } })
    const kept = await database.raw('select secret, previous_secret from webhook_endpoints', [])
    const audit = await platform.call('listAuditEntries', { token, query: { subjectKind: 'webhooks', subjectId: id } })
    for (const secret of [first, second]) expect(JSON.stringify([shown, kept, audit])).not.toContain(secret)
    expect(audit.value.content.map(({ action }) => action)).toEqual(['webhooks.rotateSecret', 'webhooks.create'])
  })

  it('is given up after three days, and made again when an operator says so', async () => {
    const { id } = await endpoint('DEPOSIT_CHANGED')
    receiver.state.status = 500
    const { deposit } = await cashier().started()
    for (let tries = 0; tries < 18; tries++) {
      await deliver()
      platform.clock.advance(7 * 3_600_000)
    }
    token = await platform.operator()
    const [given] = await log({ recordId: deposit.id, state: 'GIVEN_UP' })
    expect(given).toMatchObject({ attempts: 18, lastError: 'HTTP_500', nextTryAt: null })
    expect((await platform.call('getWebhook', { token, params: { id } })).value).toMatchObject({
      waiting: 0,
      givenUp: 1,
    })

    receiver.state.status = 200
    const since = need(given).createdAt
    const replayAll = () =>
      platform.call('replayWebhookDeliveries', { token, params: { id }, body: { since, reason: 'Đã sửa' } })
    expect(await replayAll()).toMatchObject({ value: { replayed: 1, isAll: true } })
    expect(await replayAll()).toMatchObject({ value: { replayed: 0, isAll: true } })
    await deliver()
    const params = { id: need(given).id }
    expect(await platform.call('replayWebhookDelivery', { token, params, body: {} })).toMatchObject({
      value: { state: 'WAITING', attempts: 0 },
    })
    await deliver()
    expect(receiver.told.map(({ body }) => body.id)).toEqual([given?.eventId, given?.eventId])
    const whole = await platform.call('getWebhookDelivery', { token, params })
    expect(whole.value).toMatchObject({ state: 'DELIVERED', lastStatus: 200, data: { state: 'PENDING' } })
  })

  race('two nodes deliver each once, in order', async () => {
    await endpoint('DEPOSIT_CHANGED')
    receiver.state.milliseconds = 20
    const second = await startPlatform({ database, config: { webhookOrigins: [receiver.origin] } })
    const { token: own } = await platform.signedInMember()
    for (let count = 0; count < 3; count++) {
      const deposit = await cashier().start(own)
      await cashier().deliver(cashier().report(deposit, 200_000))
    }
    await Promise.all([deliver(), deliver(second)])
    await second.stop()
    expect(receiver.told).toHaveLength(9)
    expect(new Set(receiver.told.map(({ body }) => body.id)).size).toBe(9)
    for (const id of new Set(receiver.told.map(({ body }) => body.recordId)))
      expect(statesOf(id)).toEqual(['PENDING', 'PAID', 'CREDITED'])
  })

  it('what a node took and did not end with is made by another, with the same id', async () => {
    await endpoint('DEPOSIT_CHANGED')
    await cashier().started()
    const until = new Date(platform.clock.now().getTime() + 60_000)
    await database.raw('update webhook_deliveries set taken_until = $1, attempts = 1', [until])
    await deliver()
    expect(receiver.told).toEqual([])
    platform.clock.advance(61_000)
    await deliver()
    expect(receiver.told).toHaveLength(1)
    expect(await log()).toMatchObject([{ state: 'DELIVERED', attempts: 2, eventId: receiver.told[0]?.body.id }])
  })

  it('a try-out is sent at once and told, and is in no log', async () => {
    const { id } = await endpoint('DEPOSIT_CHANGED')
    const ask = () => platform.call('testWebhook', { token, params: { id }, body: {} })
    expect((await ask()).value).toMatchObject({ isDelivered: true, status: 200, excerpt: 'answered 200' })
    expect(receiver.told).toMatchObject([{ body: { kind: 'PING', recordId: id } }])
    receiver.state.status = 404
    expect((await ask()).value).toMatchObject({ isDelivered: false, status: 404, error: 'HTTP_404' })
    expect(await log()).toEqual([])
    const many = await Promise.all(Array.from({ length: 25 }, ask))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]))
    // Two of the twenty of a minute were made above.
    expect(many.filter(({ success }) => success)).toHaveLength(18)
  })

  it('no address inside is taken, said alike, and one that became such is not called', async () => {
    const create = (url: string) =>
      platform.call('createWebhook', { token, body: { ...draft(['DEPOSIT_CHANGED']), url } })
    const urls = [
      ...['http://crm.example.com/', 'https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/'],
      ...['https://localhost/', 'https://169.254.169.254/', 'https://nowhere.invalid/', 'no address'],
    ]
    const answers = await Promise.all(urls.map(create))
    expect(answers.map(({ code }) => code)).toEqual(urls.map(() => 'WEBHOOK_URL_REFUSED'))
    expect(new Set(answers.map(({ message, field }) => `${field} ${message}`)).size).toBe(1)
    await endpoint('DEPOSIT_CHANGED')
    await database.raw("update webhook_endpoints set url = 'https://localhost:1/'", [])
    await cashier().started()
    await deliver()
    expect(await log()).toMatchObject([{ state: 'WAITING', lastStatus: null, lastError: 'ADDRESS_REFUSED' }])
  })

  it('ten at a brand; another brand and who may not see nothing of them', async () => {
    for (let count = 0; count < 10; count++) await endpoint('DEPOSIT_CHANGED')
    const more = await platform.call('createWebhook', { token, body: draft(['DEPOSIT_CHANGED']) })
    expect(more).toMatchObject({ status: 409, code: 'WEBHOOKS_TOO_MANY', most: 10 })
    await cashier().started()
    expect(await log()).toHaveLength(10)

    const who = { account: `hook${Date.now()}`, name: 'Quản lý', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account: who.account, password: DEMO_PASSWORD }
    const foreign = need((await platform.call('operatorSignIn', { ip: randomAddress(), body })).value).token
    expect((await platform.call('listWebhooks', { token: foreign })).value.content).toEqual([])
    expect(await log({}, foreign)).toEqual([])
    const support = await platform.operator('support')
    expect(await platform.call('listWebhooks', { token: support })).toMatchObject({ status: 403 })
  })

  it('one that is taken away takes its log with it, and what is old is forgotten', async () => {
    const { id } = await endpoint('DEPOSIT_CHANGED')
    await cashier().started()
    await platform.call('deleteWebhook', { token, params: { id } })
    expect(await database.raw('select id from webhook_deliveries', [])).toEqual([])
    await endpoint('DEPOSIT_CHANGED')
    platform.clock.advance(31 * 24 * 3_600_000)
    await cashier().started()
    await platform.context.webhooks.forgetOld()
    expect(await database.raw('select id from webhook_events', [])).toHaveLength(1)
    token = await platform.operator()
  })
})
