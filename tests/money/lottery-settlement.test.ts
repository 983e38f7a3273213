import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { STOP_LOTTERY_CHASE } from '../../server/platform/modules/lottery/betting/chase-jobs.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { fillDraw, findDraw, findOpenDraw, openOnly, writeLotteryBet } from '../support/lottery.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

const LOTTERY = 'VN_SOUTH_5M'
const FUNDS = 10_000_000_000_000n
const UNIT = 10_000_000n
const BETS = 1_000
const MEMBERS = 60

describeOnEachDatabase('settling a draw', (open) => {
  let platform: TestPlatform
  let memberIds: string[]
  beforeAll(async () => {
    const database = await open()
    platform = await startPlatform({ database })
    try {
      platform.context.jobs.define(STOP_LOTTERY_CHASE, { handler: async () => {} })
    } catch {
      // Whoever takes bets has declared it.
    }
    // Nothing happens by itself: the test draws and settles.
    await platform.context.jobs.start({ work: false })
    await openOnly(database, SENVANG, [LOTTERY])
    await platform.context.lottery.draws.schedule()
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, () => platform.member({ merchantId: SENVANG, funds: FUNDS })),
    )
    memberIds = members.map(({ id }) => id)
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await platform.database.close()
  })

  const openDraw = () => findOpenDraw(platform, SENVANG, LOTTERY)
  async function draw({ id, draws_at }: { id: string; draws_at: Date }) {
    platform.clock.advance(draws_at.getTime() - platform.clock.now().getTime())
    await platform.context.lottery.draws.carryOut()
    return findDraw(platform.database, SENVANG, id)
  }
  const betsOf = (drawId: string) =>
    platform.database.query.selectFrom('bets').selectAll().where('round', '=', drawId).orderBy('id').execute()
  const linesOf = (drawId: string) =>
    platform.database.query.selectFrom('lottery_bets').selectAll().where('draw_id', '=', drawId).orderBy('id').execute()
  /** The last two digits of the special prize. */
  const winning = (result: unknown) => need((result as string[][])[0]?.[0]).slice(-2)

  race(
    `pays each of ${BETS} bets once though three workers settle, while members go on betting`,
    async () => {
      const next = await openDraw()
      const later = need(
        await platform.database.query
          .selectFrom('lottery_draws')
          .selectAll()
          .where('merchant_id', '=', SENVANG)
          .where('lottery_code', '=', LOTTERY)
          .where('draws_at', '>', next.draws_at)
          .orderBy('draws_at')
          .executeTakeFirst(),
      )
      const { ledger } = platform.context
      const funds = async () => {
        const all = memberIds.map((memberId) => ledger.balance({ merchantId: SENVANG, memberId }, 'VND'))
        return (await Promise.all(all)).reduce((sum, one) => sum + one, 0n)
      }
      const before = await funds()
      const odds = await fillDraw(platform.database, { merchantId: SENVANG, drawId: next.id, memberIds, count: BETS })
      const drawn = await draw(next)
      expect(drawn.state).toBe('DRAWN')
      const key = { merchantId: SENVANG, drawId: next.id }
      const meanwhile = { merchantId: SENVANG, drawId: later.id, playType: 'de-special', picks: [['07']] }
      await Promise.all([
        ...[1, 2, 3].map(() => platform.context.lottery.draws.settle(key)),
        ...memberIds
          .slice(0, 10)
          .map((memberId) =>
            platform.database.transaction((tx) =>
              writeLotteryBet(tx, ledger, { ...meanwhile, family: 'VN_SOUTH', memberId }),
            ),
          ),
      ])
      expect((await findDraw(platform.database, SENVANG, next.id)).state).toBe('SETTLED')

      const [bets, lines] = [await betsOf(next.id), await linesOf(next.id)]
      const number = winning(drawn.result)
      let paid = 0n
      for (const [index, bet] of bets.entries()) {
        const line = need(lines[index])
        const hasWon = (line.picks as string[][])[0]?.[0] === number
        const payout = hasWon ? (UNIT * odds) / 10_000n : 0n
        const rebate = (UNIT * BigInt(line.rebate_rate)) / 10_000n
        paid += payout + rebate
        expect(bet).toMatchObject({ id: line.id, state: 'SETTLED', payout, valid_bet: UNIT, stake: UNIT })
        expect(bet.outcome).toEqual({ lottery: LOTTERY, draw: next.number, result: drawn.result })
        expect(line.hits).toEqual(hasWon ? [{ prize: 'win', count: 1 }] : [])
      }
      expect(await funds()).toBe(before - UNIT * BigInt(BETS + 10) + paid)
      await platform.context.turnover.countWaiting()
      expect((await ledger.runTrialBalance()).mismatches).toEqual([])
    },
    120_000,
  )

  it('counts nothing of a draw both sides of which a member bet on, and all of what others bet', async () => {
    const next = await openDraw()
    const [one, other] = [need(memberIds[20]), need(memberIds[21])]
    const bet = { merchantId: SENVANG, drawId: next.id, family: 'VN_SOUTH', playType: 'tai-xiu' } as const
    for (const [memberId, ...sides] of [
      [one, 'TAI'],
      [one, 'XIU'],
      [one, 'ODD'],
      [other, 'XIU'],
      [other, 'ODD', 'EVEN'],
    ])
      await platform.database.transaction((tx) =>
        writeLotteryBet(tx, platform.context.ledger, { ...bet, memberId: need(memberId), picks: [sides] }),
      )
    await draw(next)
    await platform.context.lottery.draws.settle({ merchantId: SENVANG, drawId: next.id })
    const counted = async (memberId: string) =>
      (await betsOf(next.id)).filter(({ member_id }) => member_id === memberId).map(({ valid_bet }) => valid_bet)
    expect(await counted(one)).toEqual([0n, 0n, UNIT])
    expect(await counted(other)).toEqual([UNIT, 0n])
    await platform.context.turnover.countWaiting()
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }, 60_000)

  it('stops a plan that ends with a win, with the win', async () => {
    const next = await openDraw()
    const chase = { merchantId: SENVANG, memberId: need(memberIds[0]), id: newId() }
    await platform.database.query
      .insertInto('lottery_chases')
      .values({
        ...{ merchant_id: chase.merchantId, member_id: chase.memberId, id: chase.id, lottery_code: LOTTERY },
        ...{ stops_on_win: true, state: 'ACTIVE', draws: 5, stake: UNIT, created_at: new Date() },
      })
      .execute()
    const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
    const bet = { ...chase, drawId: next.id, family: 'VN_SOUTH', playType: 'de-special', chaseId: chase.id } as const
    await platform.database.transaction((tx) => writeLotteryBet(tx, platform.context.ledger, { ...bet, picks: [all] }))
    await draw(next)
    await platform.context.lottery.draws.settle({ merchantId: SENVANG, drawId: next.id })
    await platform.context.lottery.draws.settle({ merchantId: SENVANG, drawId: next.id })
    const sent = await platform.database.raw('select data from pgboss.job where name = $1', [STOP_LOTTERY_CHASE])
    expect(sent).toEqual([{ data: { merchantId: SENVANG, memberId: chase.memberId, chaseId: chase.id } }])
  }, 60_000)
})
