import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { recoverTransfers } from '../../server/platform/modules/wallets/service/ask-vendor.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { startOutside } from './support/outside.ts'

const KEY = 'a key that both know'

describeOnEachDatabase('vendor wallets', (open) => {
  let platform: TestPlatform
  let outside: { url: string; app: FastifyInstance }
  beforeAll(async () => {
    outside = await startOutside(KEY)
    platform = await startPlatform({
      database: await open(),
      config: { transferWallet: { url: `${outside.url}/transfer-wallet`, key: KEY } },
    })
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await outside.app.close()
    await platform.database.close()
  })

  const fault = (kind: string) =>
    fetch(`${outside.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'transfer-wallet', fault: kind, times: 1 }),
    })

  async function player(funds = 100n) {
    const { token, member } = await platform.signedInMember({ funds: funds * 10_000n })
    const owner = { merchantId: SENVANG, memberId: member.id }
    return {
      token,
      move: (from: string, to: string, amount: string, idempotencyKey: string = newId()) =>
        platform.call('transferWallet', { token, idempotencyKey, body: { from, to, amount } }),
      async balances() {
        const accounts = await platform.context.ledger.balances(owner)
        const of = (account: string) =>
          (accounts.find((one) => one.account === account && one.currency === 'VND')?.balance ?? 0n) / 10_000n
        return { main: of('CASH'), held: of('HOLD'), vendor: of('VENDOR:BBIN') }
      },
      atVendor: () => platform.context.vendors.transferWallet('transfer-wallet').balance(owner, 'BBIN', 'VND'),
    }
  }

  it('moves money there and brings everything back at one touch', async () => {
    const { token, move, balances, atVendor } = await player()
    expect(await move('MAIN', 'BBIN', '60')).toMatchObject({ success: true, value: { state: 'DONE', direction: 'IN' } })
    expect(await balances()).toEqual({ main: 40n, held: 0n, vendor: 60n })
    expect(await atVendor()).toBe(600_000n)
    expect(await move('BBIN', 'MAIN', '10.5')).toMatchObject({ value: { state: 'DONE', amount: '10.50' } })
    await move('MAIN', 'LOTUS', '20')
    const idempotencyKey = newId()
    const { value } = await platform.call('returnWallets', { token, idempotencyKey })
    expect(value.transfers.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
    expect(await balances()).toEqual({ main: 100n, held: 0n, vendor: 0n })
    expect((await platform.call('returnWallets', { token, idempotencyKey })).value).toEqual(value)
    expect((await platform.call('getWallets', { token })).value).toMatchObject({ isSingle: false })
    const statement = await platform.call('listStatement', { token, language: 'en', query: { kind: 'TRANSFER' } })
    const told = new Set(statement.value.content.map(({ description }) => description))
    expect(told).toContain('Main wallet → BBIN')
    expect(told).toContain('BBIN → Main wallet')
  })

  it('refuses more than there is, an unknown vendor, two main wallets and no amount', async () => {
    const { token, move, balances } = await player()
    expect(await move('MAIN', 'BBIN', '100.0001')).toMatchObject({ status: 422, code: 'WALLET_INSUFFICIENT' })
    expect(await move('BBIN', 'MAIN', '1')).toMatchObject({ status: 422, code: 'WALLET_INSUFFICIENT' })
    expect(await move('MAIN', 'JL', '1')).toMatchObject({ code: 'VENDOR_WALLET_UNKNOWN', field: 'vassalage' })
    expect(await move('MAIN', 'MAIN', '1')).toMatchObject({ code: 'WALLET_SAME', field: 'to' })
    expect(await move('MAIN', 'BBIN', '0')).toMatchObject({ code: 'AMOUNT_NOT_POSITIVE', field: 'amount' })
    expect(
      await platform.call('transferWallet', { token, body: { from: 'MAIN', to: 'BBIN', amount: '-1' } }),
    ).toMatchObject({ status: 400 })
    expect(await balances()).toEqual({ main: 100n, held: 0n, vendor: 0n })
  })

  race('moves once when the same key comes again, also at the same time', async () => {
    const { move, balances } = await player()
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => move('MAIN', 'BBIN', '30', key)))
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
    expect(await balances()).toEqual({ main: 70n, held: 0n, vendor: 30n })
    expect(await move('MAIN', 'BBIN', '31', key)).toMatchObject({ status: 409, code: 'WALLET_TRANSFER_KEY_REUSED' })
  })

  race('lets two transfers at once take no more than the balance', async () => {
    const { move, balances } = await player()
    const answers = await Promise.all([move('MAIN', 'BBIN', '60'), move('MAIN', 'BBIN', '60')])
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(await balances()).toEqual({ main: 40n, held: 0n, vendor: 60n })
  })

  race('holds the money while the answer is lost, gives nothing back, and learns what the vendor did', async () => {
    const { move, balances, atVendor } = await player()
    await fault('lost-answer')
    expect(await move('MAIN', 'BBIN', '60')).toMatchObject({ success: true, value: { state: 'PENDING' } })
    expect(await balances()).toEqual({ main: 40n, held: 60n, vendor: 0n })
    platform.clock.advance(31_000)
    await Promise.all([recoverTransfers(platform.context), recoverTransfers(platform.context)])
    expect(await balances()).toEqual({ main: 40n, held: 0n, vendor: 60n })
    expect(await atVendor()).toBe(600_000n)
  })

  it('sends again, under the same id, what died with the process before the vendor heard of it', async () => {
    const { move, balances, atVendor } = await player()
    // As after a kill between the two: held and written down, never sent.
    const wallet = platform.context.vendors.transferWallet('transfer-wallet')
    const send = wallet.move
    wallet.move = () => Promise.reject(new Error('the process died'))
    expect(await move('MAIN', 'BBIN', '25')).toMatchObject({ value: { state: 'PENDING' } })
    wallet.move = send
    expect(await atVendor()).toBe(0n)
    platform.clock.advance(31_000)
    await recoverTransfers(platform.context)
    expect(await balances()).toEqual({ main: 75n, held: 0n, vendor: 25n })
    expect(await atVendor()).toBe(250_000n)
  })

  it('gives the money back only when the vendor refuses', async () => {
    const { move, balances, token } = await player()
    await move('MAIN', 'BBIN', '50')
    // The vendor itself holds less than our books say: it refuses, and the money stays in its wallet.
    const wallet = platform.context.vendors.transferWallet('transfer-wallet')
    const id = newId()
    const { memberId } = (await platform.context.sessions.authenticate(token, SENVANG)) ?? { memberId: '' }
    const taken = { merchantId: SENVANG, memberId, vendorCode: 'BBIN', currency: 'VND' }
    await wallet.move({ ...taken, id, direction: 'OUT', amount: 500_000n })
    expect(await move('BBIN', 'MAIN', '50')).toMatchObject({ value: { state: 'FAILED' } })
    expect(await balances()).toEqual({ main: 50n, held: 0n, vendor: 50n })
  })

  it('shows operators a transfer in doubt, and asks the vendor when they do', async () => {
    const { move, balances } = await player()
    await fault('lost-answer')
    const { id } = (await move('MAIN', 'BBIN', '60')).value
    const operator = await platform.operator()
    const query = { state: 'PENDING', vendorCode: 'BBIN', pageSize: 50 }
    const { content } = (await platform.call('listVendorTransfers', { token: operator, query })).value
    expect(content.find((one) => one.id === id)).toMatchObject({ state: 'PENDING', amount: '60.00', lastAnswer: null })
    const young = { ...query, olderThanMinutes: 1 }
    expect((await platform.call('listVendorTransfers', { token: operator, query: young })).value.content).toEqual([])
    await fault('lost-answer')
    const ask = { token: operator, params: { id } }
    expect((await platform.call('askVendorTransfer', ask)).value).toMatchObject({
      state: 'PENDING',
      lastAnswer: 'UNKNOWN',
    })
    expect((await platform.call('askVendorTransfer', ask)).value).toMatchObject({ state: 'DONE', lastAnswer: 'DONE' })
    expect(await platform.call('askVendorTransfer', ask)).toMatchObject({ code: 'VENDOR_TRANSFER_DECIDED' })
    expect(await balances()).toEqual({ main: 40n, held: 0n, vendor: 60n })
  })

  it('lets two operators decide what the vendor leaves in doubt, never one, and only after the vendor was asked', async () => {
    const { move, balances } = await player()
    await fault('lost-answer')
    const { id } = (await move('MAIN', 'BBIN', '60')).value
    const [first, second, support] = [
      await platform.operator('operator'),
      await platform.operator('operator2'),
      await platform.operator('support'),
    ]
    const resolve = (token: string, outcome: 'DONE' | 'FAILED') =>
      platform.call('resolveVendorTransfer', {
        token,
        params: { id },
        body: { outcome, reason: 'Đã gọi nhà cung cấp' },
      })
    expect(await resolve(first, 'FAILED')).toMatchObject({ status: 409, code: 'VENDOR_TRANSFER_NOT_ASKED' })
    await fault('lost-answer')
    await platform.call('askVendorTransfer', { token: first, params: { id } })
    expect(await resolve(support, 'FAILED')).toMatchObject({ status: 403 })
    expect((await resolve(first, 'FAILED')).value).toMatchObject({
      state: 'PENDING',
      proposal: { outcome: 'FAILED', by: 'operator' },
    })
    expect(await resolve(first, 'FAILED')).toMatchObject({ status: 403, code: 'VENDOR_TRANSFER_OWN' })
    // Another wish takes the place of the first: it too needs somebody else.
    expect((await resolve(second, 'DONE')).value).toMatchObject({ state: 'PENDING', proposal: { by: 'operator2' } })
    expect(await balances()).toEqual({ main: 40n, held: 60n, vendor: 0n })
    // A proposer who works here no more has no say: the next wish is a first one again.
    await platform.database.raw("update operators set active = false where account = 'operator2'", [])
    expect((await resolve(first, 'DONE')).value).toMatchObject({ state: 'PENDING', proposal: { by: 'operator' } })
    await platform.database.raw("update operators set active = true where account = 'operator2'", [])
    expect((await resolve(second, 'DONE')).value).toMatchObject({ state: 'DONE', decidedBy: 'operator2' })
    expect(await resolve(first, 'DONE')).toMatchObject({ code: 'VENDOR_TRANSFER_DECIDED' })
    expect(await balances()).toEqual({ main: 40n, held: 0n, vendor: 60n })
  })

  it('is not for a trial player', async () => {
    const { token } = (await platform.call('startFreePlay', { body: { os: 'web', platform: 'W', gatewayVersion: 3 } }))
      .value
    expect(
      await platform.call('transferWallet', { token, body: { from: 'MAIN', to: 'BBIN', amount: '1' } }),
    ).toMatchObject({ status: 403, code: 'WALLET_NEEDS_TRUE_ACCOUNT' })
  })
})
