import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createVendor, seatPlayer } from './support/hub88.ts'

const HOUR = 3_600_000
const UNITS = 10_000n
const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const

const step = fc.record({
  deed: fc.constantFrom('bet', 'bet', 'win', 'rollBack', 'import', 'wait', 'set'),
  which: fc.nat(5),
  amount: fc.integer({ min: 1, max: 500 }),
})

describeOnEachDatabase('limits on losses', (open) => {
  let database: Database
  let platform: TestPlatform
  let post: ReturnType<typeof createVendor>
  let game: { vendor_code: string; vendor_game_code: string }
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    // A limit that leaves less than lies at a vendor enqueues that play ends there.
    await platform.context.jobs.start({ work: false })
    post = createVendor(platform)
    game = need(
      (
        await database.raw<typeof game>(
          `select vendor_code, vendor_game_code from games where vendor_code = 'BBIN' order by id limit 1`,
        )
      )[0],
    )
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await database.close()
  })

  async function newPlayer() {
    const seat = await seatPlayer(platform, 1_000_000n)
    const member = { merchantId: SENVANG, memberId: seat.member.id }
    await database.transaction(async (tx) => {
      await platform.context.ledger.openAccounts(tx, member, [{ currency: 'VND', account: 'VENDOR:BBIN' }])
      await platform.context.ledger.post(tx, [
        {
          ...member,
          source: 'test',
          key: newId(),
          kind: 'VENDOR_IN',
          document: { kind: 'seed', id: newId() },
          currency: 'VND',
          amount: 400_000n * UNITS,
          from: 'CASH',
          to: 'VENDOR:BBIN',
        },
      ])
    })
    return { seat, member }
  }

  /** A bet that was played in a vendor's own wallet and comes by the feed; settled before it came. */
  async function feed(
    member: { merchantId: string; memberId: string },
    stake: number,
    payout: number,
    minutes: number,
  ) {
    const now = platform.clock.now()
    const settledAt = new Date(now.getTime() - minutes * 60_000)
    const [row] = await database.raw<{ result: string }>(
      `select bet_import('transfer-wallet', $1, $2, $3, $4, $5, $6, $7, 'VND', $8, $9, 0, $10, $10, $11, $12, $13, $14) as result`,
      [
        ...[member.merchantId, member.memberId, newId(), newId(), newId(), game.vendor_code, game.vendor_game_code],
        ...[BigInt(stake) * UNITS, BigInt(payout) * UNITS, settledAt, newId(), newId(), newId(), now],
      ],
    )
    expect(row?.result).toBe('IMPORTED')
  }

  const used = (states: readonly { kind: string; period: string; used: bigint }[]) =>
    Object.fromEntries(states.filter(({ kind }) => kind === 'LOSS').map(({ period, used }) => [period, used]))

  /** Sets each limit again, to the same and to a lower one: what was lost stays what the bets made it. */
  async function expectSameAgain(member: { merchantId: string; memberId: string }) {
    const { limits } = platform.context.protection
    const before = used(await limits.list(member))
    for (const period of PERIODS) {
      const present = need((await limits.list(member)).find((one) => one.period === period)).effective / UNITS
      for (const amount of [present, present - 1n])
        expect(used(await limits.set(member, { kind: 'LOSS', period, amount: String(amount) }))).toEqual(before)
    }
  }

  it('know the same loss whether bets counted it or the books are read again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
        const { seat, member } = await newPlayer()
        for (const period of PERIODS)
          await platform.context.protection.limits.set(member, { kind: 'LOSS', period, amount: '900000' })
        const bets: ReturnType<typeof seat.bet>[] = []
        for (const { deed, which, amount } of steps) {
          const bet = bets[which % Math.max(1, bets.length)]
          if (deed === 'bet') {
            const made = seat.bet(amount)
            bets.push(made)
            await post('/transaction/bet', made)
          }
          if (deed === 'win' && bet !== undefined) await post('/transaction/win', seat.win(bet, amount * 2))
          if (deed === 'rollBack' && bet !== undefined) await post('/transaction/rollback', seat.rollback(bet))
          if (deed === 'import') await feed(member, amount, which % 2 === 0 ? 0 : amount * 2, which * 300)
          if (deed === 'wait') platform.clock.advance(which * 7 * HOUR)
          if (deed === 'set') await expectSameAgain(member)
        }
        await expectSameAgain(member)
      }),
      { numRuns: 6, seed: 20_261_122, endOnFailure: true },
    )
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }, 180_000)

  it('are not set back by setting the limit again after losing in a vendor’s wallet', async () => {
    const { member } = await newPlayer()
    const { limits } = platform.context.protection
    await limits.set(member, { kind: 'LOSS', period: 'DAY', amount: '100000' })
    await feed(member, 100_000, 0, 0)
    expect(used(await limits.list(member))).toEqual({ DAY: 100_000n * UNITS })
    const again = await limits.set(member, { kind: 'LOSS', period: 'DAY', amount: '99999' })
    expect(used(again)).toEqual({ DAY: 100_000n * UNITS })
  })
})
