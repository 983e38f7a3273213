import { expect, it } from 'vitest'
import { createVendor, seatPlayer } from '../../../../../tests/money/support/hub88.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { createWithdrawalTools } from '../../../../../tests/support/withdrawals.ts'
import { newId } from '../../../lib/id.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { PLAY_SUM } from '../../games/counted-bets-repository.ts'

describeOperatorsSide('the figures of the overview', (side) => {
  it('tells the figures of the day', async () => {
    const { platform, token, support } = side()
    const seat = await seatPlayer(platform, 100n)
    expect((await createVendor(platform)('/transaction/bet', seat.bet(10))).status).toBe('RS_OK')
    const since = new Date(platform.clock.now().getTime() - 3_600_000).toISOString()
    const { value } = await platform.call('getDeskFigures', { token: support, query: { since } })
    expect(value).toMatchObject({ currency: 'VND', withdrawn: '0.00' })
    expect(value.activeMembers).toBeGreaterThanOrEqual(1)
    const long = await platform.call('getDeskFigures', { token, query: { since: '2020-01-01T00:00:00.000Z' } })
    expect(long.code).toBe('FIGURES_SPAN')
  })

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

  it('adds no money of another currency to that of the brand', async () => {
    const { platform, support, database } = side()
    const since = new Date(platform.clock.now().getTime() - 3_600_000).toISOString()
    const revenue = async () =>
      Number((await platform.call('getDeskFigures', { token: support, query: { since } })).value.grossRevenue)
    const before = await revenue()
    for (const [currency, stake] of [
      ['VND', 50_000],
      ['JPY', 70_000],
    ])
      await database.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
                           currency, is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
         values ($1, $2, $3, 'test', $4, $4, 'JL', $3, 'RNG', $3, $5, false, $6, 0, 0, 'SETTLED', 0, 0, $7, $7)`,
        [SENVANG, newId(), newId(), newId(), currency, stake, platform.clock.now()],
      )
    expect((await revenue()) - before).toBe(5)
  })

  it('tells a fortnight of days, empty ones among them, with what was counted', async () => {
    const { platform, support, database } = side()
    const read = async () => (await platform.call('getDeskDays', { token: support })).value.days
    const before = await read()
    const today = dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
    expect(before).toHaveLength(14)
    expect(before.at(-1)?.day).toBe(today)
    await database.raw(
      `insert into member_days (merchant_id, member_id, currency, day, bets, stake, valid_bet, payout, deposits, withdrawals, bonuses,
                                rebates, commissions, registrations, first_deposits, active)
       values ($1, $2, 'VND', $3::date - 13, 1, 90000, 0, 100000, 500000, 120000, 0, 0, 0, 0, 0, false),
              ($1, $2, 'VND', $3::date - 14, 1, 10000, 0, 0, 10000, 0, 0, 0, 0, 0, 0, false)`,
      [SENVANG, newId(), today],
    )
    const after = await read()
    const grown = (field: 'deposited' | 'withdrawn' | 'grossRevenue') =>
      after.map((day, index) => Number(day[field]) - Number(before[index]?.[field]))
    const empty = Array.from({ length: 13 }, () => 0)
    expect(grown('deposited')).toEqual([50, ...empty])
    expect(grown('withdrawn')).toEqual([12, ...empty])
    expect(grown('grossRevenue')).toEqual([-1, ...empty])
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
      query: { waiting: true, pageSize: 1 },
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
      deposits: await platform.call('listOperatorDeposits', { token, query: { claimed: true } }),
      suspense: await platform.call('listSuspense', { token, query: { outcome: 'SUSPENSE' } }),
      adjustments: await platform.call('listAdjustments', { token, query: { state: 'REQUESTED' } }),
      identities: await platform.call('listOperatorIdentities', { token, query: { state: 'SUBMITTED' } }),
      referrals: await platform.call('listReferrals', { token, query: { state: 'HELD' } }),
      supportChats: await platform.call('listSupportConversations', { token, query: { view: 'QUEUE' } }),
      tickets: await platform.call('listOperatorTickets', { token, query: { waiting: true } }),
      chatReports: await platform.call('listChatCases', { token, query: { state: 'OPEN' } }),
      promotionClaims: await platform.call('listOperatorPromotionClaims', { token, query: { waiting: true } }),
      redemptions: await platform.call('listOperatorRedemptions', { token, query: { state: 'IN_PROCESS' } }),
      contracts: await platform.call('listOperatorContracts', { token, query: { awaitsPlatform: true } }),
      agentDisputes: await platform.call('listOperatorDisputes', { token, query: { state: 'OPEN' } }),
      greatWins: await platform.call('listGreatWins', { token, query: { state: 'NEW' } }),
      settlements: await platform.call('listSettlements', { token, query: { waiting: true } }),
      lotteryDraws: await platform.call('listOperatorDraws', { token, query: { needsOperator: true } }),
    }
    for (const [desk, list] of Object.entries(lists)) expect([desk, count(desk)]).toEqual([desk, list.value.totalItems])
  })

  it('reads what was played by an index', async () => {
    const { database } = side()
    await database.transaction(async (tx) => {
      // A month of bets of many members: only then can the planner tell the brand's index from that of its members.
      await tx.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
                           currency, is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
         select $1, md5('m' || n % 500)::uuid, md5('b' || n)::uuid, 'test', n::text, n::text, 'JL', md5('g')::uuid, 'RNG', md5('s')::uuid,
                'VND', false, 10000, 10000, 0, 'SETTLED', 0, 0, now() - n * interval '4 minutes', now() - n * interval '4 minutes'
           from generate_series(1, 10000) n`,
        [SENVANG],
      )
      await tx.raw('analyze bets')
      await tx.raw('set local enable_seqscan = off')
      const rows = await tx.raw<Record<string, string>>(`explain ${PLAY_SUM}`, [SENVANG, new Date(), 'VND'])
      expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('bets_of_brand')
    })
  })
})
