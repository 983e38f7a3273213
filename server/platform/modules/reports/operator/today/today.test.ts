import { expect, it } from 'vitest'
import { describeOperatorsSide, type OperatorsSide } from '../../../../../../tests/support/operators-side.ts'
import { SAKURA, SENVANG } from '../../../../../../tests/support/platform.ts'
import { dateAfter, dateAt } from '../../../../lib/local-day.ts'
import { markDays } from './repository.ts'

const declare = (side: () => OperatorsSide) => {
  const zones = { [SENVANG]: 'Asia/Ho_Chi_Minh', [SAKURA]: 'Asia/Tokyo' }
  const read = async (query: { isOfAllBrands?: boolean } = {}, token = side().token) =>
    (await side().platform.call('getToday', { token, query })).value
  const dayOf = (merchantId: keyof typeof zones) => dateAt(side().platform.clock.now(), zones[merchantId])
  const currencyOf = async (merchantId: string) =>
    (await side().platform.context.sites.findMerchant(merchantId)).currency
  /** As the fold writes them. */
  async function count(merchantId: string, day: string, deposits: number, stake: number) {
    await side().database.raw(
      `insert into brand_days (merchant_id, currency, day, cohort, bets, stake, valid_bet, payout, deposits, withdrawals, bonuses, rebates,
                               commissions, registrations, first_deposits, active_members)
       values ($1, $2, $3, '2000-01-01', 1, $4, 0, 0, $5, 0, 0, 0, 0, 1, 1, 1)
       on conflict (merchant_id, currency, day, cohort) do update
         set stake = brand_days.stake + excluded.stake, deposits = brand_days.deposits + excluded.deposits`,
      [merchantId, await currencyOf(merchantId), day, stake * 10_000, deposits * 10_000],
    )
  }

  it('is what the reports of the brand say of it', async () => {
    const { database, platform, token } = side()
    const day = dayOf(SENVANG)
    await count(SENVANG, day, 500, 90)
    await database.raw(
      `insert into brand_movement_days (merchant_id, currency, day, kind, document_kind, house_account, movements, came, went)
       values ($1, 'VND', $2, 'BONUS', 'test', 'HOUSE:BONUS', 1, 200000, 0)`,
      [SENVANG, day],
    )
    const { brands } = await read()
    expect(brands).toMatchObject([{ merchantId: SENVANG, code: 'SENVANG', currency: 'VND', day }])
    const query = { from: day, to: day }
    const [tax, members] = [
      await platform.call('getTaxReport', { token, query }),
      await platform.call('getMembersReport', { token, query }),
    ]
    const { grossRevenue, netRevenue } = tax.value.totals
    const { deposited, firstDeposits } = members.value.totals
    expect(brands[0]?.today).toMatchObject({ grossRevenue, netRevenue, deposited, firstDeposits })
    expect(Number(grossRevenue) - Number(netRevenue)).toBe(20)
  })

  it('stands beside yesterday until the same minute, and beside nothing where nothing was noted', async () => {
    const { database, platform } = side()
    const day = dayOf(SENVANG)
    await database.raw('delete from brand_marks', [])
    expect((await read()).brands[0]).toMatchObject({ yesterday: null, yesterdayUntil: null })
    const now = platform.clock.now()
    const before = (minutes: number) => new Date(now.getTime() - 86_400_000 + minutes * 60_000)
    await count(SENVANG, dateAfter(day, -1), 70, 10)
    await markDays(database, before(-5))
    // What came after the same minute of yesterday counts for nothing.
    await count(SENVANG, dateAfter(day, -1), 30, 10)
    await markDays(database, before(5))
    const [brand] = (await read()).brands
    expect(brand?.yesterday).toMatchObject({ deposited: '70.00', grossRevenue: '10.00', activeMembers: 1 })
    expect(brand?.yesterdayUntil).toMatch(/^\d\d:\d\d$/)
    await database.raw('update brand_marks set minute = minute - 30 where minute >= 30', [])
    expect((await read()).brands[0]?.yesterday).toBe(null)
  })

  it('is told of all brands by their own days, and never adds currencies', async () => {
    const { platform, token } = side()
    await count(SAKURA, dayOf(SAKURA), 8, 3)
    const { brands, currencies } = await read({ isOfAllBrands: true })
    expect(brands.map(({ code }) => code)).toEqual(expect.arrayContaining(['SAKURA', 'SENVANG']))
    expect(new Set(currencies.map(({ currency }) => currency)).size).toBe(currencies.length)
    const own = currencies.find(({ currency }) => currency === 'VND')
    const sum = brands
      .filter(({ currency }) => currency === 'VND')
      .reduce((all, { today }) => all + Number(today.deposited), 0)
    expect(Number(own?.today.deposited)).toBe(sum)
    const alone = await platform.call('getToday', { token, merchant: 'SAKURA', query: {} })
    expect(alone.value.brands.map(({ code }) => code)).toEqual(['SAKURA'])
  })

  it('tells nothing of a brand at which the right is missing', async () => {
    const { database, support } = side()
    expect((await read({ isOfAllBrands: true }, support)).brands.map(({ code }) => code)).toContain('SAKURA')
    await database.raw(
      `delete from operator_merchants
        where merchant_id = $1 and operator_id in (select id from operators where account = 'support')`,
      [SAKURA],
    )
    expect((await read({ isOfAllBrands: true }, support)).brands.map(({ code }) => code)).not.toContain('SAKURA')
  })
}

describeOperatorsSide('the day so far', declare, { inDays: true })
