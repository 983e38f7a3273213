import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLottery } from '../../../../../../tests/support/lottery-bets.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../../../tests/support/platform.ts'
import { newId } from '../../../../lib/id.ts'
import type { DrawState } from '../../states.ts'

const MINUTE = 60_000
let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

interface Planned {
  readonly state: DrawState
  /** Minutes from now; it opened twenty minutes before, unless told. */
  readonly drawsIn: number
  readonly opensIn?: number
  readonly isOfficial?: boolean
}

const numberOf = (index: number) => `20261122-${String(index).padStart(4, '0')}`

/** Draws of a lottery of its own, numbered in the order given. */
async function planDraws(draws: Readonly<Record<string, Planned>>): Promise<string> {
  const { code } = await openLottery(platform.database)
  const now = platform.context.clock.now().getTime()
  const at = (minutes: number) => new Date(now + minutes * MINUTE)
  const rows = Object.values(draws).map(({ state, drawsIn, opensIn = drawsIn - 20, isOfficial }, index) => ({
    ...{ merchant_id: SENVANG, id: newId(), lottery_code: code, number: numberOf(index), state },
    ...{ opens_at: at(opensIn), closes_at: at(drawsIn), draws_at: at(drawsIn) },
    commitment: isOfficial ? null : '00'.repeat(32),
  }))
  await platform.database.query.insertInto('lottery_draws').values(rows).execute()
  return code
}

it('lists what needs a person first, then what takes bets, what is over, and what is to come', async () => {
  const draws = {
    early: { state: 'SETTLED', drawsIn: -120 },
    void: { state: 'VOID', drawsIn: -60 },
    held: { state: 'HELD', drawsIn: -180, isOfficial: true },
    waiting: { state: 'CLOSED', drawsIn: -1, isOfficial: true },
    late: { state: 'CLOSED', drawsIn: -10 },
    unpaid: { state: 'DRAWN', drawsIn: -30 },
    paying: { state: 'DRAWN', drawsIn: -1 },
    current: { state: 'OPEN', drawsIn: 5 },
    shut: { state: 'CLOSED', drawsIn: 10, isOfficial: true },
    next: { state: 'OPEN', drawsIn: 25, opensIn: 5 },
    afterwards: { state: 'OPEN', drawsIn: 45, opensIn: 25 },
  } satisfies Record<string, Planned>
  const gameCode = await planDraws(draws)
  const names = new Map(Object.keys(draws).map((name, index) => [numberOf(index), name]))
  const numbersOf = async (query: { sort?: string; needsOperator?: boolean; pageNo?: number; pageSize?: number }) =>
    (await platform.call('listOperatorDraws', { token, query: { gameCode, ...query } })).value.content.map(
      ({ number }) => names.get(number),
    )
  const needing = ['held', 'unpaid', 'late', 'waiting']
  const others = ['paying', 'current', 'shut', 'void', 'early', 'next', 'afterwards']
  expect(await numbersOf({})).toEqual([...needing, ...others])
  expect(await numbersOf({ sort: 'need', pageNo: 2, pageSize: 6 })).toEqual(others.slice(2))
  expect(await numbersOf({ needsOperator: true })).toEqual(needing)
  expect(await numbersOf({ needsOperator: false })).toEqual(others)
  expect((await numbersOf({ sort: '-drawsAt' }))[0]).toBe('afterwards')
  expect((await numbersOf({ sort: 'drawsAt' }))[0]).toBe('held')
})

it('says of a draw in which currency its amounts are, also before anybody has bet', async () => {
  const gameCode = await planDraws({ current: { state: 'OPEN', drawsIn: 5 } })
  const [draw] = (await platform.call('listOperatorDraws', { token, query: { gameCode } })).value.content
  const { figures } = (await platform.call('getOperatorDraw', { token, params: { id: draw?.id ?? '' } })).value
  expect(figures).toEqual({ bets: 0, openBets: 0, stake: '0.00', payout: '0.00', currency: 'VND' })
})
