import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatformContext, type PlatformContext } from '../../server/platform/context.ts'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import type { MemberSession } from '../../server/platform/http/session.ts'
import { Failure } from '../../server/platform/lib/failure.ts'
import { newId } from '../../server/platform/lib/id.ts'
import type { LotteryService } from '../../server/platform/modules/lottery/service.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { booksOf, closeDraw, openDraws, openLottery } from '../support/lottery-bets.ts'
import { manyPlayers } from '../support/lottery-players.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race, racing } from '../support/race.ts'

const UNIT = 1000_0000n
/** Lô on one number of the north: a unit on each of 27 prize lines. */
const LO = UNIT * 27n
const HIT = 99_900_0000n

describeOnEachDatabase('bets that come together', (open, kind) => {
  let platform: TestPlatform
  let database: Database
  /** Two nodes over one database, where it takes two. */
  let nodes: LotteryService[]
  let second: { context: PlatformContext; database: Database } | undefined

  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    nodes = [platform.context.lottery]
    if (kind === 'postgres' && 'url' in database) {
      const own = await openDatabase({
        databaseUrl: String(database.url),
        dataDir: '',
        database: { poolSize: 4, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
      })
      second = { database: own, context: createPlatformContext(testConfig(), own, { clock: platform.clock }) }
      nodes.push(second.context.lottery)
    }
  })
  afterAll(async () => {
    await second?.context.close()
    await second?.database.close()
    await platform.stop()
    await database.close()
  })

  const wishOf = (gameCode: string, draws: readonly string[], picks: readonly string[], key: string = newId()) => ({
    key,
    gameCode,
    rulesVersion: 1,
    lines: [{ playType: 'lo-2', picks: [picks], unit: UNIT, multiple: 1, series: 1980 }],
    draws: draws.map((number) => ({ number, multiple: 1 })),
    stopsOnWin: false,
  })

  /** Places in turns at every node; answers 'TAKEN' or why not. */
  async function place(player: MemberSession, wish: ReturnType<typeof wishOf>, index = 0): Promise<string> {
    try {
      await need(nodes[index % nodes.length]).placeOrder(player, wish)
      return 'TAKEN'
    } catch (error) {
      if (error instanceof Failure) return error.code
      throw error
    }
  }

  const tally = (answers: readonly string[]) =>
    Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]))

  it.each([
    ['by the clockwork', 300, 100],
    ['by the clock alone, nobody having come yet', 120, 50],
  ])(
    'at the close %s are each in before it or refused, none twice, and the books agree',
    racing,
    async (how, count, before) => {
      const players = await manyPlayers(platform, count, LO * 4n)
      const lottery = await openLottery(database)
      const [draw] = await openDraws(database, lottery)
      const { id, number, closesAt } = need(draw)
      let betsAtClose: number | undefined
      /** What the clockwork does, after which nothing may come in; or the moment when nothing more may be taken. */
      const close = async () => {
        if (how !== 'by the clockwork')
          return platform.clock.advance(closesAt.getTime() - platform.clock.now().getTime())
        expect(await closeDraw(database, lottery.merchantId, id, closesAt)).toBe(true)
        betsAtClose = (await booksOf(database, id, lottery.code)).bets
      }
      let closed: Promise<void> | undefined
      let answered = 0
      const bet = async (player: MemberSession, index: number) => {
        const wish = wishOf(lottery.code, [number], [String(index % 100).padStart(2, '0')])
        // A third repeats its call before the answer, as impatient browsers do.
        const calls = index % 3 === 0 ? [0, 1] : [0]
        const answers = await Promise.all(calls.map((more) => place(player, wish, index + more)))
        answered += 1
        if (answered === before) closed = close()
        return answers.includes('TAKEN') ? 'TAKEN' : answers[0]
      }
      // Fifty at a time: the close falls between them.
      const waiting = players.map((player, index) => [player, index] as const)
      const answers: string[] = []
      const worker = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          answers.push(need(await bet(...next)))
      }
      await Promise.all(Array.from({ length: 50 }, worker))
      await closed
      const counts = tally(answers)
      expect(Object.keys(counts).sort()).toEqual(['LOTTERY_DRAW_CLOSED', 'TAKEN'])
      const books = await booksOf(database, id, lottery.code)
      expect(books).toMatchObject({ bets: counts.TAKEN, late: 0 })
      if (how === 'by the clockwork') expect(betsAtClose).toBe(counts.TAKEN)
      const staked = LO * BigInt(need(counts.TAKEN))
      expect(books).toMatchObject({ staked, house: staked, whole: staked, numbers: staked })
      expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
      platform.clock.advance(Date.now() - platform.clock.now().getTime())
    },
  )

  race('for the rest of a limit are taken as far as it goes', async () => {
    const players = await manyPlayers(platform, 50, LO)
    const lottery = await openLottery(database, { numberPayoutLimit: HIT * 10n })
    const [draw] = await openDraws(database, lottery)
    const { id, number } = need(draw)
    const answers = await Promise.all(
      players.map((player, index) => place(player, wishOf(lottery.code, [number], ['07']), index)),
    )
    expect(tally(answers)).toEqual({ TAKEN: 10, LOTTERY_LIMIT_NUMBER: 40 })
    expect(await booksOf(database, id, lottery.code)).toMatchObject({ bets: 10, whole: LO * 10n })
  })

  race('of one member spend his money once', async () => {
    const [player] = await manyPlayers(platform, 1, LO * 3n)
    const lottery = await openLottery(database)
    const draws = await openDraws(database, lottery, { count: 2 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        place(need(player), wishOf(lottery.code, [need(draws[index % 2]).number], ['07']), index),
      ),
    )
    expect(tally(answers)).toEqual({ TAKEN: 3, WALLET_INSUFFICIENT: 17 })
  })

  it.each([
    ['stake on the draw', 'LOTTERY_LIMIT_MEMBER', { memberStakeLimit: LO * 3n }, undefined],
    ['lose in a day', 'LOSS_LIMIT_REACHED', {}, LO * 3n],
  ])('of one member in one batch end at what he may %s', racing, async (_what, refusal, limits, maximum) => {
    const [player] = await manyPlayers(platform, 1, LO * 40n)
    const { merchantId, memberId } = need(player)
    if (maximum !== undefined) {
      await database.raw('update members set loss_limited = true where merchant_id = $1 and id = $2', [
        merchantId,
        memberId,
      ])
      await database.raw(
        `insert into loss_counters values ($1, $2, 'DAY', 'Asia/Ho_Chi_Minh', now() + interval '1 day', 0, $3)`,
        [merchantId, memberId, maximum],
      )
    }
    const lottery = await openLottery(database, limits)
    const [draw] = await openDraws(database, lottery)
    const { id, number } = need(draw)
    // At one node, where all but the first wait for the first.
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(need(player), wishOf(lottery.code, [number], ['07']))),
    )
    expect(tally(answers)).toEqual({ TAKEN: 3, [refusal]: 7 })
    expect(await booksOf(database, id, lottery.code)).toMatchObject({ bets: 3, whole: LO * 3n })
    const [lost] = await database.raw('select lost from loss_counters where member_id = $1', [memberId])
    expect(lost).toEqual(maximum === undefined ? undefined : { lost: maximum })
  })

  race('of one member under one key in one batch are one slip, also on different draws', async () => {
    const [player, other] = await manyPlayers(platform, 2, LO * 40n)
    const lottery = await openLottery(database)
    const draws = await openDraws(database, lottery, { count: 2 })
    const [first = '', second = ''] = draws.map(({ number }) => number)
    const key = newId()
    // The first of all goes alone; the others share a batch, or lie in two lanes and come in either order.
    const answers = await Promise.all([
      place(need(other), wishOf(lottery.code, [first], ['07'], key)),
      place(need(player), wishOf(lottery.code, [first], ['07'], key)),
      place(need(player), wishOf(lottery.code, [second], ['07'], key)),
    ])
    const firstCame = ['TAKEN', 'TAKEN', 'DUPLICATE_MISMATCH']
    const secondCame = ['TAKEN', 'DUPLICATE_MISMATCH', 'TAKEN']
    expect([firstCame, secondCame]).toContainEqual(answers)
    const books = await Promise.all(draws.map(({ id }) => booksOf(database, id, lottery.code)))
    expect(books.reduce((sum, { bets }) => sum + bets, 0)).toBe(2)
  })

  race('over crossing draws, with bets taken back between them, never wait for each other for ever', async () => {
    const players = await manyPlayers(platform, 40, LO * 20n)
    const lottery = await openLottery(database)
    const draws = await openDraws(database, lottery, { count: 4 })
    const numbers = draws.map(({ number }) => number)
    const answers = await Promise.all(
      players.flatMap((player, index) => {
        const crossing = index % 2 === 0 ? numbers : [...numbers].reverse()
        return [0, 1].map(async (turn) => {
          const node = need(nodes[(index + turn) % nodes.length])
          const { orders, chase } = await node.placeOrder(player, wishOf(lottery.code, crossing, ['07', '08']))
          if (turn === 0) await node.stopChase(player, need(chase).id)
          return orders.length
        })
      }),
    )
    expect(answers).toHaveLength(80)
    for (const { id } of draws) {
      // Half of the plans stand.
      expect(await booksOf(database, id, lottery.code)).toMatchObject({
        staked: LO * 80n,
        whole: LO * 80n,
        numbers: LO * 80n,
      })
    }
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  })
})
