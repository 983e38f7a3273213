import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { dateAfter, dateAt, startOfDate } from '../../server/platform/lib/local-day.ts'
import { formatMoney, parseMoney } from '../../server/platform/lib/money.ts'
import { MEASURES_DUE_AT } from '../../server/platform/modules/agents/measures/changes-repository.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { isDue } from '../support/is-due.ts'
import { describeOperatorsSide, type OperatorsSide } from '../support/operators-side.ts'
import { SAKURA, SENVANG } from '../support/platform.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const units = (amount: number) => parseMoney(String(amount))

/** Short words for what happens at a brand, and for its reports of some days. */
function tools({ platform, database, token }: OperatorsSide) {
  const { context, clock } = platform
  const tool = {
    today: () => dateAt(clock.now(), ZONE),
    /** A moment of a day's clock at the brand. */
    at: (day: string, minutes: number) => new Date(startOfDate(day, ZONE).getTime() + minutes * 60_000),
    async member(merchantId = SENVANG): Promise<Owner> {
      const member = await platform.member({ merchantId })
      return { merchantId, memberId: member.id }
    },
    async move(owner: Owner, kind: Parameters<typeof moneyOf>[0], amount: bigint, currency = 'VND'): Promise<string> {
      const key = newId()
      const [movement] = await database.transaction((tx) =>
        context.ledger.post(tx, [
          {
            ...owner,
            ...moneyOf(kind),
            source: 'test',
            key,
            kind,
            document: { kind: 'seed', id: key },
            currency,
            amount,
          },
        ]),
      )
      return movement?.transferId ?? ''
    },
    takeBack: (owner: Owner, transferId: string, currency = 'VND') =>
      database.transaction((tx) => {
        const key = newId()
        const order = { source: 'test', key, kind: 'REVERSAL', document: { kind: 'seed', id: key }, currency } as const
        return context.ledger.reverse(tx, { ...owner, ...order, transferId, reason: 'test', actor: 'test' })
      }),
    async count(...owners: Owner[]): Promise<void> {
      for (const owner of owners) await context.turnover.count(owner)
      await context.agents.fold(SENVANG)
    },
    async tax(days: { from: string; to: string } = { from: tool.today(), to: tool.today() }) {
      return (await platform.call('getTaxReport', { token, query: days })).value
    },
  }
  return tool
}

function moneyOf(kind: 'DEPOSIT' | 'WITHDRAWAL' | 'BONUS' | 'REBATE' | 'REWARD' | 'COMMISSION' | 'DIVIDEND') {
  if (kind === 'DEPOSIT') return { from: 'HOUSE:CLEARING:VIETQR', to: 'CASH' } as const
  if (kind === 'WITHDRAWAL') return { from: 'CASH', to: 'HOUSE:CLEARING:PAYOUT' } as const
  if (kind === 'COMMISSION' || kind === 'DIVIDEND') return { from: 'HOUSE:COMMISSION', to: 'CASH' } as const
  return { from: 'HOUSE:PROMOTION:rebate', to: 'CASH' } as const
}

describeOperatorsSide('reports of a brand', (side) => {
  it('put a bet on the day of the brand on which it was placed, and compare with as many days before', async () => {
    const { platform, token, database } = side()
    const { member, at, count, today } = tools(side())
    const [owner, day] = [await member(), dateAfter(today(), -200)]
    await writeBet(database, owner, { stake: units(3), payout: units(1), placedAt: at(day, 1) })
    await writeBet(database, owner, { stake: units(5), payout: units(9), placedAt: at(day, -1), gameType: 'LIVE' })
    await count(owner)
    const query = { from: day, to: day }
    const { value: report } = await platform.call('getBetsReport', { token, query })
    expect(report.before).toEqual({ from: dateAfter(day, -1), to: dateAfter(day, -1) })
    expect(report.totals).toMatchObject({ bets: 1, stake: '3.00', grossRevenue: '2.00', playedReturn: 3333 })
    expect(report.totalsBefore).toMatchObject({ bets: 1, stake: '5.00', grossRevenue: '-4.00' })
    expect(report.days).toEqual([{ day, figures: report.totals }])
    expect(report.rows.map(({ key }) => key).sort()).toEqual(['LIVE', 'RNG'])
    const hours = await platform.call('getBetsReport', { token, query: { ...query, by: 'HOUR' } })
    expect(hours.value.rows.map(({ key, figures }) => [key, figures.bets])).toEqual([
      ['0', 1],
      ['23', 0],
    ])
    const games = await platform.call('getGamesReport', { token, query: { ...query, category: 'LIVE' } })
    expect([games.value.totals.bets, games.value.totalsBefore.bets]).toEqual([0, 1])
    const vendors = await platform.call('getVendorsReport', { token, query })
    expect(vendors.value.rows).toMatchObject([{ key: 'JL', figures: { stake: '3.00' }, before: { stake: '5.00' } }])
  })

  it('tell net revenue: a bet rolled back and a deposit or bonus reversed are as if they had never been', async () => {
    const { platform, token, database } = side()
    const { member, move, takeBack, count, today, tax } = tools(side())
    const owner = await member()
    await count(owner)
    const query = { from: today(), to: today() }
    const read = async () => ({
      tax: await tax(),
      payments: (await platform.call('getPaymentsReport', { token, query })).value,
      rewards: (await platform.call('getRewardsReport', { token, query })).value,
    })
    const before = await read()
    const change = async () => {
      const after = await read()
      const grown = (one: string, other: string) => Number(one) - Number(other)
      return [
        grown(after.tax.totals.grossRevenue, before.tax.totals.grossRevenue),
        grown(after.tax.totals.netRevenue, before.tax.totals.netRevenue),
        grown(after.payments.totals.deposited, before.payments.totals.deposited),
        after.payments.totals.deposits - before.payments.totals.deposits,
        grown(after.rewards.totals.cost, before.rewards.totals.cost),
      ]
    }
    const deposit = await move(owner, 'DEPOSIT', units(100))
    const bonus = await move(owner, 'BONUS', units(10))
    await move(owner, 'DIVIDEND', units(7))
    await move(owner, 'COMMISSION', units(2))
    const id = await writeBet(database, owner, { stake: units(40), payout: units(15), placedAt: platform.clock.now() })
    await count(owner)
    expect(await change()).toEqual([25, 25 - 10 - 7 - 2, 100, 1, 10])
    await takeBack(owner, bonus)
    await takeBack(owner, deposit)
    await decideBet(database, owner, id, { state: 'VOID', validBet: 0n, payout: 0n })
    await count(owner)
    expect(await change()).toEqual([0, -9, 0, 0, 0])
  })

  it('are of the brand in view and its currency alone, and of its own operators', async () => {
    const { platform, token, database } = side()
    const { member, count, today, tax } = tools(side())
    const [abroad, here] = [await member(SAKURA), await member()]
    const before = await tax()
    await writeBet(database, abroad, { stake: units(50), placedAt: platform.clock.now() })
    const id = await writeBet(database, here, { stake: units(60), placedAt: platform.clock.now() })
    await database.raw(`update bets set currency = 'JPY' where id = $1`, [id])
    await count(here)
    await platform.context.turnover.count(abroad)
    expect(await isDue(platform, MEASURES_DUE_AT)).toBe(true)
    await platform.context.agents.foldWaiting()
    expect(await isDue(platform, MEASURES_DUE_AT)).toBe(false)
    expect(await tax()).toMatchObject({ currency: 'VND', totals: before.totals })
    const query = { from: today(), to: today() }
    expect(await platform.call('getTaxReport', { token: 'nobody', query })).toMatchObject({ success: false })
    const seen = await platform.call('getTaxReport', { token, query, merchant: 'SAKURA' })
    expect(seen.success ? seen.value.totals.stake : '').not.toBe((await tax()).totals.stake)
  })

  it('refuse more than 400 days, and none; what colleagues did is for few', async () => {
    const { platform, token, support } = side()
    const { today } = tools(side())
    const ask = (from: string, to: string) => platform.call('getTaxReport', { token, query: { from, to } })
    expect(await ask(dateAfter(today(), -400), today())).toMatchObject({ code: 'SPAN_INVALID', field: 'from' })
    expect(await ask(today(), dateAfter(today(), -1))).toMatchObject({ code: 'SPAN_INVALID' })
    expect((await ask(dateAfter(today(), -399), today())).success).toBe(true)
    expect(await platform.call('getOperatorsReport', { token: support })).toMatchObject({ code: 'FORBIDDEN' })
    expect((await platform.call('getOperatorsReport', { token })).success).toBe(true)
    expect((await platform.call('getTaxReport', { token: support })).success).toBe(true)
  })

  it('add up: rows, days and totals of every report are the same', async () => {
    const { platform, token } = side()
    const { today } = tools(side())
    const query = { from: dateAfter(today(), -30), to: today() }
    const reports = [
      [(await platform.call('getGamesReport', { token, query })).value, ['stake', 'payout', 'validBet']],
      [(await platform.call('getVendorsReport', { token, query })).value, ['stake', 'payout']],
      [(await platform.call('getBetsReport', { token, query })).value, ['stake', 'payout']],
      [(await platform.call('getMembersReport', { token, query })).value, ['deposited', 'registrations', 'value']],
      [(await platform.call('getPaymentsReport', { token, query })).value, ['deposited', 'withdrawn', 'net']],
      [(await platform.call('getRewardsReport', { token, query })).value, ['given', 'takenBack']],
      [(await platform.call('getAgentsReport', { token, query })).value, ['stake', 'pay', 'left']],
      [(await platform.call('getPointsReport', { token, query })).value, ['issued', 'spent', 'takenBack']],
      [(await platform.call('getProtectionReport', { token, query })).value, ['limitsHit', 'timeOuts']],
      [(await platform.call('getOperatorsReport', { token, query })).value, ['deeds', 'withdrawals']],
      [(await platform.call('getTaxReport', { token, query })).value, ['grossRevenue', 'netRevenue']],
    ] as const
    for (const [report, names] of reports)
      for (const name of names) {
        const told = (figures: object) => Number((figures as Record<string, unknown>)[name])
        const sum = (all: readonly { figures: object }[]) =>
          all.reduce((total, { figures }) => total + told(figures), 0)
        expect([name, sum(report.rows), sum(report.days)]).toEqual([name, told(report.totals), told(report.totals)])
      }
  })

  it('are what bets and ledger say, whatever happens', { timeout: 240_000 }, async () => {
    const { platform, database, token } = side()
    const { member, move, takeBack, count, today, tax } = tools(side())
    const act = fc.constantFrom(
      'bet',
      'void',
      'settle',
      'DEPOSIT',
      'BONUS',
      'REBATE',
      'COMMISSION',
      'WITHDRAWAL',
      'reverse',
      'count',
    )
    const deed = fc.record({ act, which: fc.nat(9), amount: fc.bigInt({ min: 1n, max: 90_000n }) })
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (deeds) => {
        const owners = [await member(), await member()]
        for (const owner of owners) await move(owner, 'DEPOSIT', units(1_000))
        const [bets, moved]: [[Owner, string][], [Owner, string][]] = [[], []]
        for (const { act, which, amount } of deeds) {
          const owner = owners[which % 2] as Owner
          const bet = bets[which % Math.max(bets.length, 1)]
          if (act === 'bet') {
            const placed = { stake: amount, payout: amount / 3n, placedAt: platform.clock.now() }
            bets.push([owner, await writeBet(database, owner, placed)])
          } else if (act === 'count') await count(...owners)
          else if (act === 'void' || act === 'settle') {
            const payout = act === 'void' ? 0n : amount
            if (bet)
              await decideBet(database, bet[0], bet[1], {
                state: act === 'void' ? 'VOID' : 'SETTLED',
                validBet: 0n,
                payout,
              })
          } else if (act === 'reverse') {
            const undone = moved.pop()
            if (undone) await takeBack(...undone)
          } else moved.push([owner, await move(owner, act, amount)])
        }
        await count(...owners)
        const said = await expected(database, today())
        const { totals } = await tax()
        const { value: payments } = await platform.call('getPaymentsReport', {
          token,
          query: { from: today(), to: today() },
        })
        const { value: games } = await platform.call('getGamesReport', { token, query: { from: today(), to: today() } })
        expect([totals.grossRevenue, games.totals.grossRevenue]).toEqual([said.revenue, said.revenue])
        expect([totals.rewards, totals.agentsPay]).toEqual([said.rewards, said.pay])
        expect([payments.totals.deposited, payments.totals.withdrawn]).toEqual([said.deposited, said.withdrawn])
        expect(await platform.context.agents.checkDay(SENVANG, today())).toEqual([])
      }),
      { numRuns: 4 },
    )
  })
})

/** What bets and entries of the ledger come to on a day, without any summary. */
async function expected({ raw }: OperatorsSide['database'], day: string) {
  const real = `join members m on m.merchant_id = x.merchant_id and m.id = x.member_id and m.type <> 4`
  const span = [SENVANG, startOfDate(day, ZONE), startOfDate(dateAfter(day, 1), ZONE)]
  const [played] = await raw<{ revenue: bigint }>(
    `select coalesce(sum(case when x.state = 'SETTLED' then x.stake else 0 end - x.payout), 0)::int8 as revenue from bets x ${real}
      where x.merchant_id = $1 and x.placed_at >= $2 and x.placed_at < $3 and x.state <> 'OPEN' and x.currency = 'VND'`,
    span,
  )
  const moved = async (kinds: readonly string[], sign: bigint) => {
    const [row] = await raw<{ amount: bigint }>(
      `select coalesce(sum(x.amount), 0)::int8 as amount from ledger_entries x ${real}
         join ledger_transfers t on t.merchant_id = x.merchant_id and t.member_id = x.member_id and t.id = x.transfer_id
         left join ledger_transfers u on u.merchant_id = t.merchant_id and u.member_id = t.member_id and u.id = t.reverses
        where x.merchant_id = $1 and x.created_at >= $2 and x.created_at < $3 and x.currency = 'VND' and x.account not like 'HOUSE:%'
          and t.phase in ('SINGLE', 'POST') and coalesce(u.kind, t.kind) = any($4)`,
      [...span, kinds],
    )
    return formatMoney((row?.amount ?? 0n) * sign)
  }
  return {
    revenue: formatMoney(played?.revenue ?? 0n),
    rewards: await moved(['BONUS', 'REWARD', 'REBATE'], 1n),
    pay: await moved(['COMMISSION', 'DIVIDEND'], 1n),
    deposited: await moved(['DEPOSIT'], 1n),
    withdrawn: await moved(['WITHDRAWAL'], -1n),
  }
}
