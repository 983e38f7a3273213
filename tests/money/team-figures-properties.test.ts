import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { dateAt } from '../../server/platform/lib/local-day.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createTeams, type Teams } from '../support/teams.ts'

const DAY = 86_400_000
const DAYS = 4
const MEMBERS = 6
const RUNS = 6

const operation = fc.record({
  act: fc.constantFrom(
    'place',
    'place',
    'place',
    'settle',
    'void',
    'deposit',
    'withdraw',
    'move',
    'open',
    'count',
    'fold',
  ),
  member: fc.nat(MEMBERS - 1),
  which: fc.nat(20),
  amount: fc.bigInt({ min: 1n, max: 1_000n }),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

describeOnEachDatabase('figures of teams, whatever happens in whatever order', (open) => {
  let platform: TestPlatform
  let teams: Teams
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    teams = createTeams(platform)
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  async function post(owner: Owner, kind: 'DEPOSIT' | 'WITHDRAWAL', amount: bigint): Promise<void> {
    const money =
      kind === 'DEPOSIT' ? ({ from: 'HOUSE:DEMO', to: 'CASH' } as const) : ({ from: 'CASH', to: 'HOUSE:DEMO' } as const)
    const document = { kind: 'seed', id: newId() } as const
    await platform.database.transaction((tx) =>
      platform.context.ledger.post(tx, [
        { ...owner, ...money, source: 'test', key: newId(), kind, document, currency: 'VND', amount },
      ]),
    )
  }

  /** One day of a random house; refusals are part of it (a circle, an empty wallet). */
  async function live(members: Owner[], bets: { owner: Owner; id: string }[], operations: readonly Operation[]) {
    for (const { act, member, which, amount } of operations) {
      const owner = need(members[member % members.length])
      const other = need(members[which % members.length])
      const bet = bets[which % Math.max(bets.length, 1)]
      if (act === 'place') {
        const placed = { stake: amount, gameType: which % 2 === 0 ? 'RNG' : 'LIVE', placedAt: platform.clock.now() }
        const state = which % 3 === 0 ? 'OPEN' : 'SETTLED'
        bets.push({ owner, id: await writeBet(platform.database, owner, { ...placed, state }) })
      }
      if (act === 'settle' && bet !== undefined)
        await decideBet(platform.database, bet.owner, bet.id, {
          state: 'SETTLED',
          validBet: amount,
          payout: amount * 2n,
        })
      if (act === 'void' && bet !== undefined)
        await decideBet(platform.database, bet.owner, bet.id, { state: 'VOID', validBet: 0n, payout: 0n })
      if (act === 'deposit') await post(owner, 'DEPOSIT', amount)
      if (act === 'withdraw') await post(owner, 'WITHDRAWAL', amount).catch(() => undefined)
      if (act === 'open') members.push(teams.ownerOf(await platform.member({ uplineId: owner.memberId })))
      if (act === 'move')
        await platform.database
          .transaction((tx) => platform.context.members.moveLine(tx, owner, which % 5 === 0 ? null : other.memberId))
          .catch((error: unknown) => expect(error).toMatchObject({ code: 'LINE_CIRCLE' }))
      if (act === 'count') await platform.context.turnover.count(owner)
      if (act === 'fold') await platform.context.agents.fold(SENVANG)
    }
  }

  it('are what bets, movements and the tree of each day come to', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(operation, { minLength: 5, maxLength: 25 }), { minLength: DAYS, maxLength: DAYS }),
        async (days) => {
          const members = await teams.line(MEMBERS)
          const bets: { owner: Owner; id: string }[] = []
          const lived: string[] = []
          for (const operations of days) {
            await live(members, bets, operations)
            lived.push(dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh'))
            platform.clock.advance(DAY)
          }
          await teams.count(...members)
          for (const day of lived) expect(await platform.context.agents.checkDay(SENVANG, day)).toEqual([])
          await expectOneTree(members)
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    )
  })

  /** On every day each member has one line above it, without a gap, and whoever is above is so for all below. */
  async function expectOneTree(members: readonly Owner[]): Promise<void> {
    const ids = members.map(({ memberId }) => memberId)
    const faults = await platform.database.raw(
      `with day as (select distinct from_day as day from member_tree where merchant_id = $1),
            edge as (select day, ancestor_id, descendant_id, depth from member_tree join day on from_day <= day and day < until_day
                      where merchant_id = $1 and descendant_id = any($2::uuid[]))
       select 'twice' as fault from edge group by day, ancestor_id, descendant_id having count(*) > 1
       union all
       select 'two above' from edge group by day, descendant_id, depth having count(*) > 1
       union all
       select 'a gap' from edge group by day, descendant_id having max(depth) + 1 <> count(*)
       union all
       select 'not closed' from edge below join edge above on above.day = below.day and above.descendant_id = below.ancestor_id
        where not exists (select from edge whole where whole.day = below.day and whole.ancestor_id = above.ancestor_id
          and whole.descendant_id = below.descendant_id and whole.depth = above.depth + below.depth)`,
      [SENVANG, ids],
    )
    expect(faults).toEqual([])
  }
})
