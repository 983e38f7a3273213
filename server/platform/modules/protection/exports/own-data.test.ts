import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givePicture } from '../../../../../tests/support/avatars.ts'
import { decideBet, writeBet } from '../../../../../tests/support/bets.ts'
import { need } from '../../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

const DAY = 86_400_000

describe('the account and data of a member', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  const close = (token: string, account: string) => platform.call('closeAccount', { token, body: { account } })

  it('is closed once nothing is left in it, ends its sessions and signs in no more', async () => {
    const { member, token } = await platform.signedInMember()
    expect(await close(token, 'somebody')).toMatchObject({ code: 'CLOSING_NOT_CONFIRMED', field: 'account' })
    expect((await close(token, member.account.toUpperCase())).success).toBe(true)
    expect((await platform.call('getProtection', { token })).code).toBe('UNAUTHENTICATED')
    await expect(platform.signIn(member.account)).rejects.toThrow('ACCOUNT_CLOSED')
  })

  it('stays open while money is left, and says exactly how much', async () => {
    const { member, token } = await platform.signedInMember({ funds: 1_234_500n })
    expect(await close(token, member.account)).toMatchObject({
      status: 409,
      code: 'CLOSING_BALANCE_LEFT',
      balance: '123.45',
      currency: 'VND',
    })
  })

  it('stays open while a deposit is awaited', async () => {
    const { member, token } = await platform.signedInMember()
    await platform.call('createDeposit', { token, body: { channelId: 'VIETQR_MB', amount: '200000' } })
    expect(await close(token, member.account)).toMatchObject({ code: 'CLOSING_MONEY_UNDER_WAY' })
  })

  it('stays open while a bet is undecided, and may be closed once it is', async () => {
    const { member, token } = await platform.signedInMember()
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const bet = await writeBet(platform.database, owner, { stake: 50_000n, state: 'OPEN' })
    expect(await close(token, member.account)).toMatchObject({ status: 409, code: 'CLOSING_BETS_OPEN' })
    await decideBet(platform.database, owner, bet, { state: 'SETTLED', validBet: 50_000n })
    expect((await close(token, member.account)).success).toBe(true)
  })

  it('is opened again by an operator within thirty days; afterwards its contact is free and its picture gone', async () => {
    const member = await platform.member({ mobile: `+8498${String(Date.now()).slice(-7)}` })
    const { picture } = await givePicture(platform.database, { merchantId: member.merchant_id, memberId: member.id })
    const token = await platform.signIn(member.account)
    await close(token, member.account)
    const operator = await platform.operator()
    const reopen = (as: string) =>
      platform.call('reopenAccount', { token: as, params: { id: member.id }, body: { reason: 'asked for it' } })
    expect((await reopen(operator)).value).toMatchObject({ status: 'ACTIVE' })
    expect(await reopen(operator)).toMatchObject({ code: 'CLOSING_NOT_FOUND' })
    await close(await platform.signIn(member.account), member.account)
    platform.clock.advance(31 * DAY)
    expect(await reopen(await platform.operator())).toMatchObject({ code: 'CLOSING_FINAL' })
    expect(await platform.context.protection.closing.freeContacts()).toBeGreaterThan(0)
    expect(need(await platform.context.members.find(member.merchant_id, member.id))).toMatchObject({
      status: 'CLOSED',
      mobile: null,
      avatar_url: null,
    })
    expect(await platform.database.raw('select 1 from member_avatars where id = $1', [picture])).toHaveLength(0)
  })

  it('sums what went in and out in a span of time', async () => {
    const { member, token } = await platform.signedInMember()
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const money = { currency: 'VND', source: 'test', document: { kind: 'seed' as const, id: member.id } }
    await platform.database.transaction((tx) =>
      platform.context.ledger.post(tx, [
        {
          ...owner,
          ...money,
          key: `in:${member.id}`,
          kind: 'DEPOSIT',
          amount: 5_000_000n,
          from: 'HOUSE:CLEARING:test',
          to: 'CASH',
        },
        {
          ...owner,
          ...money,
          key: `out:${member.id}`,
          kind: 'WITHDRAWAL',
          amount: 1_000_000n,
          from: 'CASH',
          to: 'HOUSE:CLEARING:test',
        },
        {
          ...owner,
          ...money,
          key: `bet:${member.id}`,
          kind: 'BET',
          amount: 300_000n,
          from: 'CASH',
          to: 'HOUSE:GAMES:test',
        },
        {
          ...owner,
          ...money,
          key: `win:${member.id}`,
          kind: 'WIN',
          amount: 100_000n,
          from: 'HOUSE:GAMES:test',
          to: 'CASH',
        },
      ]),
    )
    expect(
      (
        await platform.call('getActivity', {
          token,
          query: { to: new Date(platform.clock.now().getTime() + 1000).toISOString() },
        })
      ).value,
    ).toMatchObject({
      deposits: '500.00',
      withdrawals: '100.00',
      stakes: '30.00',
      wins: '10.00',
      net: '-20.00',
      lifetimeNetDeposits: '400.00',
    })
    const past = { from: '2020-01-01T00:00:00.000Z', to: '2020-12-31T00:00:00.000Z' }
    expect((await platform.call('getActivity', { token, query: past })).value).toMatchObject({
      deposits: '0.00',
      net: '0.00',
      lifetimeNetDeposits: '400.00',
    })
    const wrong = { from: '2021-01-01T00:00:00.000Z', to: '2020-12-31T00:00:00.000Z' }
    expect(await platform.call('getActivity', { token, query: wrong })).toMatchObject({ status: 422, field: 'from' })
  })
})

describe('the copy of a member’s data', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ jobs: true })
  })
  afterAll(() => platform.stop())

  it('is copied whole by a job, for its owner alone, and forgotten after a week', async () => {
    const { member, token } = await platform.signedInMember({ funds: 50_000n })
    await platform.call('setLimit', { token, body: { kind: 'LOSS', period: 'DAY', amount: '100' } })
    await givePicture(platform.database, { merchantId: member.merchant_id, memberId: member.id })
    const asked = await platform.call('requestDataExport', { token })
    expect(asked.value).toMatchObject({ state: 'WAITING', progress: 0 })
    expect(await platform.call('requestDataExport', { token })).toMatchObject({ code: 'EXPORT_UNDER_WAY' })
    await expect
      .poll(async () => (await platform.call('listDataExports', { token })).value[0], { timeout: 10_000 })
      .toMatchObject({ state: 'READY', progress: 100 })
    const address = `${platform.url}/wps/protection/exports/${asked.value.id}/file`
    const read = (as: string) => fetch(address, { headers: { authorization: `Bearer ${as}` } })
    const copy = (await (await read(token)).json()) as Record<string, unknown>
    expect(copy).toMatchObject({
      profile: { account: member.account },
      identity: null,
      avatar: [{ content_type: 'image/webp', base64: Buffer.from('picture').toString('base64') }],
      bets: [],
      movements: [{ kind: 'OPENING', amount: '50000' }],
      limits: [{ kind: 'LOSS', amount: '1000000' }],
    })
    expect((copy.sessions as unknown[]).length).toBe(1)
    expect(JSON.stringify(copy)).not.toMatch(/hash/)
    const { token: other } = await platform.signedInMember()
    expect((await read(other)).status).toBe(404)
    // Or the house would hold a week of draws before it may stop.
    await platform.context.jobs.stop()
    platform.clock.advance(8 * DAY)
    expect((await read(await platform.signIn(member.account))).status).toBe(404)
  })
})
