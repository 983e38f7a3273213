import { afterAll, beforeAll, expect, it } from 'vitest'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400_000

describeOnEachDatabase('reports', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open.withPast() })
  })
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })
  const wholeHour = (at: number) => new Date(Math.floor(at / 3_600_000) * 3_600_000).toISOString()
  const month = () => ({
    from: wholeHour(platform.clock.now().getTime() - 20 * DAY),
    to: wholeHour(platform.clock.now().getTime() + DAY),
  })

  it('say the same as the betting record, and the books agree', async () => {
    const token = await platform.signIn('demo09')
    const record = (await platform.call('listBets', { token, query: { ...month(), pageSize: 100 } })).value
    const profit = (await platform.call('getProfit', { token, query: month() })).value
    expect(profit.totals).toMatchObject({ ...record.totals, bets: record.totalItems })
    expect(profit.days.length).toBeGreaterThanOrEqual(3)
    const sum = (values: string[]) => values.reduce((total, value) => total + Math.round(Number(value) * 100), 0)
    for (const groups of [profit.days, profit.categories])
      expect(sum(groups.map(({ profit: each }) => each))).toBe(sum([profit.totals.profit]))
    expect(sum(record.content.map(({ profit: each }) => each))).toBe(sum([profit.totals.profit]))
    // Asked in a way that the summaries cannot answer, the bets themselves say the same.
    const exact = await platform.call('listBets', { token, query: { ...month(), state: 'SETTLED' } })
    expect(exact.value.totals).toEqual(record.totals)
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  })

  it('know deposits, play and the rest of a life', async () => {
    const token = await platform.signIn('demo09')
    const { value } = await platform.call('getAccountReport', { token })
    const { balance } = (await platform.call('getBalance', { token })).value
    const total = [value.deposits, value.bonuses, value.others, value.played.profit].map(Number)
    expect(Number(value.deposits)).toBeGreaterThan(0)
    expect(total.reduce((sum, one) => sum + one) - Number(value.withdrawals)).toBeCloseTo(Number(balance), 4)
  })

  it('follow bets that are taken back or settled anew, and are made again from nothing', async () => {
    const { member, token } = await platform.signedInMember()
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const placedAt = platform.clock.now()
    const first = await writeBet(platform.database, owner, { stake: 500_000n, payout: 200_000n, placedAt })
    const second = await writeBet(platform.database, owner, { stake: 300_000n, gameType: 'LIVE', placedAt })
    const totals = async () => (await platform.call('getProfit', { token, query: month() })).value.totals
    expect(await totals()).toMatchObject({ bets: 2, stake: '80.00', payout: '20.00', profit: '-60.00' })
    await decideBet(platform.database, owner, second, { state: 'VOID', validBet: 0n })
    await decideBet(platform.database, owner, first, { state: 'SETTLED', validBet: 500_000n, payout: 900_000n })
    const after = { bets: 1, stake: '50.00', validBet: '50.00', payout: '90.00', profit: '40.00' }
    expect(await totals()).toEqual(after)
    await platform.database.query.deleteFrom('bet_summaries').where('member_id', '=', member.id).execute()
    await platform.context.reports.rebuild(owner)
    expect(await totals()).toEqual(after)
    await platform.database.query
      .updateTable('bet_summaries')
      .set({ stake: 1n })
      .where('member_id', '=', member.id)
      .where('game_type', '=', 'RNG')
      .execute()
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches.map(({ check }) => check)).toContain('hourly summaries equal the bets that were counted')
    await platform.context.reports.rebuild(owner)
  })

  it('put the end of a day where the caller’s midnight is', async () => {
    const { member, token } = await platform.signedInMember()
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    await writeBet(platform.database, owner, { stake: 10_000n, placedAt: new Date('2026-03-01T18:30:00Z') })
    const days = async (timeZone: string) =>
      (
        await platform.call('getProfit', {
          token,
          query: { from: '2026-02-20T00:00:00Z', to: '2026-03-10T00:00:00Z', timeZone },
        })
      ).value.days.map(({ day }) => day)
    expect(await days('Asia/Ho_Chi_Minh')).toEqual(['2026-03-02'])
    expect(await days('UTC')).toEqual(['2026-03-01'])
    const bad = { from: '2026-02-20T00:00:00Z', to: '2026-03-10T00:00:00Z', timeZone: "x'; drop" }
    expect(await platform.call('getProfit', { token, query: bad })).toMatchObject({ code: 'TIME_ZONE_UNKNOWN' })
    expect(await platform.call('getProfit', { token, query: { from: bad.to, to: bad.from } })).toMatchObject({
      code: 'SPAN_INVALID',
      field: 'from',
    })
  })

  it('stream a statement as CSV that no spreadsheet runs', async () => {
    const token = await platform.signIn('demo09')
    const read = async (query: string) => {
      const response = await fetch(`${platform.url}/wps/wallets/statement.csv${query}`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', merchant: 'SENVANG' },
      })
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return (await response.text()).trimEnd().split('\r\n')
    }
    const [header, ...lines] = await read('')
    expect(header).toContain('Time (UTC),Movement,About,Amount')
    const all = (await platform.call('listStatement', { token, query: { first: 100 } })).value.content
    expect(lines).toHaveLength(all.length)
    expect(lines[0]).toContain(all[0]?.documentId)
    const deposits = await read('?kind=DEPOSIT')
    expect(deposits).toHaveLength(4)
    expect(deposits[1]).toMatch(/^[^,]+,Deposit,[^,]*VietQR[^,]*,\d+\.\d\d,/)
    const far = `?from=${new Date(Date.now() - 400 * DAY).toISOString()}&to=${new Date(Date.now() - 300 * DAY).toISOString()}`
    expect(await read(far)).toHaveLength(1)
  })
})
