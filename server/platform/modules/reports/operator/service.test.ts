import { expect, it } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { createWithdrawalTools } from '../../../../../tests/support/withdrawals.ts'
import { newId } from '../../../lib/id.ts'
import { dateAt } from '../../../lib/local-day.ts'

describeOperatorsSide('the figures of the overview', (side) => {
  it('tells of draws that are held or late and of settlements that wait, to who may see them', async () => {
    const { platform, support, database } = side()
    const now = platform.clock.now()
    const countOf = async (desk: string) =>
      (await platform.call('getWaiting', { token: support })).value.find((one) => one.desk === desk)?.count ?? 0
    const before = { draws: await countOf('lotteryDraws'), settlements: await countOf('settlements') }
    const [lottery] = await database.raw<{ code: string }>(
      'select code from lotteries where merchant_id = $1 limit 1',
      [SENVANG],
    )
    const draw = (state: string, minutes: number) =>
      database.raw(
        `insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state)
         values ($1, $2, $3, $6, $4::timestamptz - interval '1 day', $4, $4, $5)`,
        [
          SENVANG,
          newId(),
          lottery?.code,
          new Date(now.getTime() + minutes * 60_000),
          state,
          `20991231-${1000 + Math.floor(Math.random() * 9000)}`,
        ],
      )
    await draw('HELD', 10)
    await draw('CLOSED', -1)
    await draw('CLOSED', 10)
    await draw('SETTLED', -10)
    await database.raw(
      `insert into settlements (merchant_id, id, kind, period, window_from, window_until, paid_by, state, created_at, changed_at)
       values ($1, $2, 'DAILY_SALARY', 'DAY', $3, $3::timestamptz + interval '1 day', 'PLATFORM', 'UNAPPROVED', $3, $3)`,
      [SENVANG, newId(), now],
    )
    expect(await countOf('lotteryDraws')).toBe(before.draws + 2)
    expect(await countOf('settlements')).toBe(before.settlements + 1)
  })

  it('tells a fortnight of days, empty ones among them, with what was counted', async () => {
    const { platform, support, database } = side()
    const read = async () => (await platform.call('getDeskDays', { token: support })).value.days
    const before = await read()
    const today = dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
    expect(before).toHaveLength(14)
    expect(before.at(-1)?.day).toBe(today)
    await database.raw(
      `insert into brand_days (merchant_id, currency, day, cohort, bets, stake, valid_bet, payout, deposits, withdrawals, bonuses, rebates,
                               commissions, registrations, first_deposits, active_members)
       values ($1, 'VND', $2::date - 13, '2000-01-01', 1, 90000, 0, 100000, 500000, 120000, 0, 0, 0, 0, 0, 0),
              ($1, 'VND', $2::date - 14, '2000-01-01', 1, 10000, 0, 0, 10000, 0, 0, 0, 0, 0, 0, 0)`,
      [SENVANG, today],
    )
    const after = await read()
    const grown = (field: 'deposited' | 'withdrawn' | 'grossRevenue') =>
      after.map((day, index) => Number(day[field]) - Number(before[index]?.[field]))
    const empty = Array.from({ length: 13 }, () => 0)
    expect(grown('deposited')).toEqual([50, ...empty])
    expect(grown('withdrawn')).toEqual([12, ...empty])
    expect(grown('grossRevenue')).toEqual([-1, ...empty])
  })

  it('refuses days that nobody can reckon with', async () => {
    const { platform, token } = side()
    for (const to of ['0001-01-01', '0000-01-02'])
      expect(await platform.call('getTaxReport', { token, query: { to } })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('tells what waits at each desk, and since when', async () => {
    const { platform, token } = side()
    const tools = createWithdrawalTools(platform)
    const before = (await platform.call('getWaiting', { token })).value.find(({ desk }) => desk === 'withdrawals')
    await tools.request(await tools.payee(), '100000')
    const { value } = await platform.call('getWaiting', { token })
    const withdrawals = value.find(({ desk }) => desk === 'withdrawals')
    expect(withdrawals?.count).toBe((before?.count ?? 0) + 1)
    const { value: queue } = await platform.call('listOperatorWithdrawals', {
      token,
      query: { isWaiting: true, pageSize: 1 },
    })
    expect(withdrawals).toMatchObject({ count: queue.totalItems, since: queue.content[0]?.createdAt })
    const abroad = await platform.call('getWaiting', { token, merchant: 'SAKURA' })
    expect(abroad.value.find(({ desk }) => desk === 'withdrawals')).toBeUndefined()
  })

  it('counts what waits at a desk as the list of the desk does', async () => {
    const { platform, token } = side()
    const { value } = await platform.call('getWaiting', { token })
    const count = (wanted: string) => value.find(({ desk }) => desk === wanted)?.count ?? 0
    const lists = {
      deposits: await platform.call('listOperatorDeposits', { token, query: { isClaimed: true } }),
      suspense: await platform.call('listSuspense', { token, query: { outcome: 'SUSPENSE' } }),
      adjustments: await platform.call('listAdjustments', { token, query: { state: 'REQUESTED' } }),
      identities: await platform.call('listOperatorIdentities', { token, query: { state: 'SUBMITTED' } }),
      referrals: await platform.call('listReferrals', { token, query: { state: 'HELD' } }),
      supportChats: await platform.call('listSupportConversations', { token, query: { view: 'QUEUE' } }),
      tickets: await platform.call('listOperatorTickets', { token, query: { isWaiting: true } }),
      chatReports: await platform.call('listChatCases', { token, query: { state: 'OPEN' } }),
      promotionClaims: await platform.call('listOperatorPromotionClaims', { token, query: { isWaiting: true } }),
      redemptions: await platform.call('listOperatorRedemptions', { token, query: { state: 'IN_PROCESS' } }),
      contracts: await platform.call('listOperatorContracts', { token, query: { awaitsPlatform: true } }),
      agentDisputes: await platform.call('listOperatorDisputes', { token, query: { state: 'OPEN' } }),
      greatWins: await platform.call('listGreatWins', { token, query: { state: 'NEW' } }),
      settlements: await platform.call('listSettlements', { token, query: { isWaiting: true } }),
      lotteryDraws: await platform.call('listOperatorDraws', { token, query: { needsOperator: true } }),
    }
    for (const [desk, list] of Object.entries(lists)) expect([desk, count(desk)]).toEqual([desk, list.value.totalItems])
  })
})
