import { QRPay } from 'vietnam-qr-pay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import type { LiveEvent } from '../../server/platform/events/events.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

interface Deposit {
  readonly id: string
  readonly state: string
  readonly transferCode: string
  readonly accountNumber: string
  readonly qrPayload: string
  readonly payUrl: string | null
  readonly timeline: readonly { state: string; at: string }[]
}

let lastId = Date.now()

describeOnEachDatabase('deposits', (open) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
  })
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  const start = (token: string, amount: string, idempotencyKey: string = newId(), channelId = 'VIETQR_MB') =>
    platform.call('createDeposit', { token, body: { channelId, amount }, idempotencyKey, language: 'vi' })

  async function started(amount = '200000') {
    const { member, token } = await platform.signedInMember()
    const { value } = await start(token, amount)
    return { member, token, deposit: value as Deposit }
  }

  const report = (
    deposit: Pick<Deposit, 'transferCode' | 'accountNumber'>,
    amount: number,
    change: Record<string, unknown> = {},
  ) => ({
    id: ++lastId,
    gateway: 'MBBank',
    transactionDate: '2026-11-21 15:30:00',
    accountNumber: deposit.accountNumber,
    code: null,
    content: `MBVCB.123456.${deposit.transferCode}.CT tu 0123 NGUYEN VAN A`,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 0,
    subAccount: null,
    referenceCode: `FT${lastId}`,
    description: '',
    ...change,
  })

  const deliver = (body: unknown, key = platform.context.config.bank.webhookKey) =>
    platform.call('receiveBankTransfer', { body, headers: { authorization: `Apikey ${key}` } })

  const balanceOf = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const stateOf = async (token: string, { id }: Deposit) =>
    (await platform.call('getDeposit', { token, params: { id } })).value
  const suspenseOf = (id: number) =>
    database.raw<{ suspense_reason: string | null }>(
      'select suspense_reason from bank_transfers where provider_id = $1',
      [String(id)],
    )

  it('say what to pay and where, in a code that banks read', async () => {
    const { deposit, token } = await started('250000')
    expect(deposit).toMatchObject({ state: 'PENDING', accountNumber: '8800112233' })
    const read = new QRPay(deposit.qrPayload)
    expect([
      read.isValid,
      read.amount,
      read.consumer.bankBin,
      read.consumer.bankNumber,
      read.additionalData.purpose,
    ]).toEqual([true, '250000', '970422', '8800112233', deposit.transferCode])
    expect(deposit.payUrl).toBe(`${platform.context.config.bank.url}?qr=${encodeURIComponent(deposit.qrPayload)}`)
    const { value } = await platform.call('listDeposits', { token })
    expect(value).toMatchObject({ totalItems: 1, content: [{ id: deposit.id }] })
    const numberOf = async (query: { state?: 'PENDING' | 'CREDITED'; from?: string; to?: string }) =>
      (await platform.call('listDeposits', { token, query })).value.totalItems
    const createdAt = value.content[0]?.timeline[0]?.at ?? ''
    expect(await numberOf({ state: 'PENDING', from: createdAt })).toBe(1)
    expect(await numberOf({ state: 'CREDITED' })).toBe(0)
    expect(await numberOf({ to: createdAt })).toBe(0)
  })

  it('credit what the bank reports, once, and tell it', async () => {
    const { member, token, deposit } = await started()
    const events: LiveEvent[] = []
    const stop = platform.context.events.subscribe((event) => events.push(event))
    const body = report(deposit, 200_000)
    expect(await deliver(body)).toMatchObject({ status: 200, value: { done: true } })
    expect(await deliver(body)).toMatchObject({ status: 200 })
    stop()
    expect(await balanceOf(token)).toBe('200000.00')
    const { state, timeline, creditedAt, payUrl } = await stateOf(token, deposit)
    expect([state, timeline.map((step: { state: string }) => step.state)]).toEqual([
      'CREDITED',
      ['CREATED', 'PENDING', 'PAID', 'CREDITED'],
    ])
    expect([creditedAt !== null, payUrl]).toEqual([true, null])
    expect(events.filter(({ type }) => type === 'deposit')).toContainEqual(
      expect.objectContaining({ memberId: member.id, depositId: deposit.id }),
    )
    // Points that the deposit earns are a balance of their own.
    const money = events.filter((event) => event.type === 'balance' && event.currency === 'VND')
    expect(money).toEqual([
      expect.objectContaining({ type: 'balance', memberId: member.id, balance: '200000.00', account: 'CASH' }),
    ])
    const { value } = await platform.call('listStatement', { token, language: 'en' })
    expect(value.content).toEqual([
      expect.objectContaining({
        kind: 'DEPOSIT',
        amount: '200000.00',
        balanceBefore: '0.00',
        balanceAfter: '200000.00',
        description: 'VietQR transfer · MB Bank',
      }),
    ])
  })

  race('credit once though the report comes twenty times at once', async () => {
    const { token, deposit } = await started()
    const body = report(deposit, 200_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await balanceOf(token)).toBe('200000.00')
  })

  it('and their ways are told to operators by their ids', async () => {
    const [{ deposit }] = [await started(), await started()]
    const token = await platform.operator('support')
    const byId = await platform.call('listOperatorDeposits', { token, query: { ids: `${deposit.id},${newId()}` } })
    expect(byId.value).toMatchObject({ content: [{ id: deposit.id, channelId: 'VIETQR_MB' }], totalItems: 1 })
    const ways = await platform.call('listOperatorChannels', { token, query: { ids: 'VIETQR_MB,NONE' } })
    expect(ways.value).toMatchObject({ content: [{ id: 'VIETQR_MB' }], totalItems: 1 })
  })

  it('credit nothing when the transaction breaks at its end, and all of it the next time', async () => {
    const { token, deposit } = await started('130000')
    const body = report(deposit, 130_000)
    // The member is told last.
    await database.script("alter table member_messages add constraint broken check (kind <> 'MONEY') not valid")
    try {
      expect((await deliver(body)).status).toBe(500)
    } finally {
      await database.script('alter table member_messages drop constraint broken')
    }
    expect([await balanceOf(token), (await stateOf(token, deposit)).state]).toEqual(['0.00', 'PENDING'])
    expect((await deliver(body)).status).toBe(200)
    expect([await balanceOf(token), (await stateOf(token, deposit)).state]).toEqual(['130000.00', 'CREDITED'])
  })

  it('leave what does not match in suspense', async () => {
    const { token, deposit } = await started()
    const cases = [
      [report(deposit, 199_999), 'SHORT'],
      [report(deposit, 200_001), 'OVER'],
      [report(deposit, 200_000, { accountNumber: '1012345678' }), 'WRONG_ACCOUNT'],
      [report(deposit, 200_000, { content: 'tien an trua' }), 'NO_CODE'],
      [report({ ...deposit, transferCode: 'CR00000000' }, 200_000), 'UNKNOWN_CODE'],
    ] as const
    for (const [body, reason] of cases) {
      expect((await deliver(body)).status).toBe(200)
      expect(await suspenseOf(body.id)).toEqual([{ suspense_reason: reason }])
    }
    expect([await balanceOf(token), (await stateOf(token, deposit)).state]).toEqual(['0.00', 'REVIEW'])
    await deliver(report(deposit, 200_000))
    const second = report(deposit, 200_000)
    await deliver(second)
    expect(await suspenseOf(second.id)).toEqual([{ suspense_reason: 'SECOND' }])
    expect(await balanceOf(token)).toBe('200000.00')
    const [held] = await database.raw<{ total: bigint }>(
      "select sum(amount)::int8 as total from ledger_entries where account = 'HOUSE:SUSPENSE'",
    )
    expect(held?.total).toBe(1_200_000n * 10_000n)
  })

  it('expire, and late money goes to suspense', async () => {
    const { token, deposit } = await started()
    await database.raw("update deposits set expires_at = now() - interval '1 minute' where id = $1", [deposit.id])
    const late = report(deposit, 200_000)
    await deliver(late)
    expect(await suspenseOf(late.id)).toEqual([{ suspense_reason: 'LATE' }])
    expect(await stateOf(token, deposit)).toMatchObject({ state: 'REVIEW', case: 'LATE' })
    const { deposit: forgotten, token: other } = await started()
    await database.raw("update deposits set expires_at = now() - interval '1 minute' where id = $1", [forgotten.id])
    expect(await platform.context.payments.expireDeposits()).toBe(1)
    expect(await platform.context.payments.expireDeposits()).toBe(0)
    expect((await stateOf(other, forgotten)).state).toBe('EXPIRED')
    expect(await balanceOf(token)).toBe('0.00')
  })

  it('look at nothing without the right key', async () => {
    const { token, deposit } = await started()
    const body = report(deposit, 200_000)
    for (const key of ['', 'wrong', `${platform.context.config.bank.webhookKey}x`]) {
      expect(await deliver(body, key)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
    expect(await deliver('not even an object', 'wrong')).toMatchObject({ status: 401 })
    expect(await deliver({ ...body, transferAmount: '200 000' })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      field: 'transferAmount',
    })
    expect(await balanceOf(token)).toBe('0.00')
  })

  it('alarm when an id comes again with other content', async () => {
    const { token, deposit } = await started()
    const body = report(deposit, 200_000)
    await deliver(body)
    expect(await deliver({ ...body, transferAmount: 900_000 })).toMatchObject({
      status: 409,
      code: 'BANK_TRANSFER_MISMATCH',
    })
    expect(await deliver(report(deposit, 5, { transferType: 'out' }))).toMatchObject({ status: 200 })
    expect(await balanceOf(token)).toBe('200000.00')
  })

  race('are the same for the same key, and a conflict for other content', async () => {
    const { token } = await platform.signedInMember()
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(token, '100000', key)))
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1)
    expect(await start(token, '150000', key)).toMatchObject({ status: 409, code: 'DEPOSIT_KEY_REUSED' })
    expect((await platform.call('listDeposits', { token })).value.totalItems).toBe(1)
    expect(
      await platform.call('createDeposit', {
        token,
        body: { channelId: 'VIETQR_MB', amount: '100000' },
        headers: { 'idempotency-key': '' },
      }),
    ).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_REQUIRED',
    })
  })

  it('keep to the limits, with the field and the figure', async () => {
    const { token } = await platform.signedInMember()
    expect(await start(token, '49999')).toMatchObject({
      status: 422,
      code: 'DEPOSIT_TOO_SMALL',
      field: 'amount',
      minimum: '50000.00',
    })
    expect(await start(token, '100000001')).toMatchObject({ status: 422, code: 'DEPOSIT_TOO_LARGE', field: 'amount' })
    expect(await start(token, '50000.5')).toMatchObject({ status: 422, code: 'DEPOSIT_NOT_WHOLE', field: 'amount' })
    expect(await start(token, '-1')).toMatchObject({ status: 400, code: 'INVALID_INPUT', field: 'amount' })
    expect(await start(token, '100000', newId(), 'VIETQR_ACB')).toMatchObject({
      status: 404,
      code: 'CHANNEL_NOT_FOUND',
    })
  })

  it('are asked for by ways in the currency of the member’s wallet alone: of another nothing could be credited', async () => {
    const ofBrand = [SENVANG, 'VIETQR_VCB']
    await database.raw(`update payment_channels set currency = 'USD' where merchant_id = $1 and id = $2`, ofBrand)
    const { token } = await platform.signedInMember()
    const refused = await start(token, '100000', newId(), 'VIETQR_VCB')
    await database.raw(`update payment_channels set currency = 'VND' where merchant_id = $1 and id = $2`, ofBrand)
    expect(refused).toMatchObject({ status: 404, code: 'CHANNEL_NOT_FOUND' })
  })

  race('are open three at a time at most, also when asked for at once', async () => {
    const { token } = await platform.signedInMember()
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(token, '100000')))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['DEPOSIT_TOO_MANY_OPEN']),
    )
    await deliver(report(need(answers.find(({ success }) => success)?.value), 100_000))
    expect((await start(token, '100000')).success).toBe(true)
  })

  it('are nobody else’s business, and nothing for trial players', async () => {
    const { deposit } = await started()
    const { token } = await platform.signedInMember()
    expect(await platform.call('getDeposit', { token, params: { id: deposit.id } })).toMatchObject({
      status: 404,
      code: 'DEPOSIT_NOT_FOUND',
    })
    const trial = (await platform.call('startFreePlay', { body: { os: 'web', platform: 'W', gatewayVersion: 3 } }))
      .value.token
    expect(await start(trial, '100000')).toMatchObject({ status: 403, code: 'DEPOSIT_NEEDS_TRUE_ACCOUNT' })
    expect((await platform.context.payments.listChannels(SENVANG)).map(({ id }) => id)).toEqual([
      'VIETQR_MB',
      'VIETQR_VCB',
      'PSP_WALLET',
      'MANUAL_ACB',
    ])
  })
})
