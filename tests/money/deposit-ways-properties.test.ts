import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { batchCases, batches, playInTurn, playTogether } from './support/deposit-batches.ts'
import { AMOUNTS, codeOf, type DepositSeat, type House, openHouse } from './support/deposit-ways.ts'

/** By chance, beside the cases. */
const RUNS = 20
/** Of rounds of several reports, which are many. */
const ROUNDS = 12

/** What the bank reports, mostly as agreed. */
const report = fc.record({
  act: fc.constant('report' as const),
  which: fc.constantFrom<(0 | 1)[]>(0, 0, 1),
  arrived: fc.constantFrom('all', 'all', 'all', 'all', 'part', 'rest', 'more'),
  purpose: fc.constantFrom(
    'code',
    'code',
    'code',
    'code',
    'broken code',
    'no code',
    'unknown code',
    'two codes',
    'both',
  ),
  isElsewhere: fc.nat(9).map((one) => one === 9),
  /** The bank's own time, in minutes from now. */
  minutes: fc.constantFrom(0, 0, 0, null, -30, 2, 4, 10),
  /** Which of the ids before it bears, counted back from the last; mostly one of its own. */
  again: fc.constantFrom(null, null, null, null, 0, 1),
})
const other = fc.record({
  act: fc.constantFrom('repeat', 'repeat', 'end', 'end', 'claim', 'fail', 'close', 'open'),
  which: fc.constantFrom<(0 | 1)[]>(0, 1),
  back: fc.nat(3),
  minutes: fc.constantFrom(14, 1, 0, -1, -60),
  isSwept: fc.boolean(),
})
const script = fc.array(fc.oneof({ weight: 3, arbitrary: report }, { weight: 2, arbitrary: other }), {
  minLength: 2,
  maxLength: 9,
})
type Act = typeof script extends fc.Arbitrary<(infer Value)[]> ? Value : never

const agreed = {
  act: 'report',
  which: 0,
  arrived: 'all',
  purpose: 'code',
  isElsewhere: false,
  minutes: 0,
  again: null,
} as const
type Other = Exclude<Act, { act: 'report' }>
const before = (act: Other['act'], minutes: Other['minutes'] = 0, isSwept = false): Other => ({
  act,
  which: 0,
  back: 0,
  minutes,
  isSwept,
})
/** What chance finds rarely: a deposit as agreed but for one thing, and the edges of what is in time. Each is played in any case. */
const cases: Act[][] = [
  [agreed, before('repeat')],
  [agreed, { ...agreed, again: 0 }],
  [agreed, { ...agreed, which: 1, again: 0 }],
  [agreed, agreed],
  [{ ...agreed, isElsewhere: true }],
  [{ ...agreed, arrived: 'more' }],
  [
    { ...agreed, arrived: 'part' },
    { ...agreed, arrived: 'rest' },
  ],
  ...(['broken code', 'no code', 'unknown code', 'two codes', 'both'] as const).map((purpose): Act[] => [
    { ...agreed, purpose },
  ]),
  [agreed, { ...agreed, which: 1, purpose: 'both' }],
  ...(['claim', 'fail', 'close'] as const).map((act): Act[] => [before(act), agreed]),
  ...([1, 0, -1, -60] as const).flatMap((end) =>
    ([null, 0, 2, 4, 10] as const).map((minutes): Act[] => [before('end', end), { ...agreed, minutes }]),
  ),
  [before('end', -1, true), agreed],
]

const shares = { all: 1, part: 0.4, rest: 0.6, more: 1.5 } as const
const purposes = {
  code: (code: string) => `MBVCB.1.${code}.CT`,
  'broken code': (code: string) => `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}-ck`,
  'no code': () => 'chuyen tien',
  'unknown code': () => 'CR00000000',
  'two codes': (code: string) => `CR00000000 ${code}`,
  both: (code: string, other: string) => `${code} ${other}`,
} as const

/** Plays a script for one member, and answers what each caller was told. Reports are named by `run` and their place. */
async function play(seat: DepositSeat, acts: readonly Act[], run: number): Promise<string[]> {
  const reports: (() => Promise<string>)[] = []
  const answers: string[] = []
  for (const [place, act] of acts.entries()) {
    const { which } = act
    if (act.act === 'report') {
      const id = run * 1_000 + (act.again === null ? place : Math.max(0, place - 1 - act.again))
      const send = () =>
        seat.report(which, AMOUNTS[which] * shares[act.arrived], act.minutes, {
          id,
          referenceCode: `FT-${run}-${place}`,
          content: purposes[act.purpose](codeOf(seat, which), codeOf(seat, which === 0 ? 1 : 0)),
          ...(act.isElsewhere && { accountNumber: '1012345678' }),
        })
      reports.push(send)
      answers.push(await send())
    } else if (act.act === 'repeat') {
      if (reports.length > 0) answers.push(await need(reports[reports.length - 1 - (act.back % reports.length)])())
    } else if (act.act === 'end') await seat.end(which, act.minutes, act.isSwept)
    else if (act.act === 'claim') answers.push(await seat.claim(which))
    else if (act.act === 'fail') await seat.fail(which)
    else await seat.setClosed(act.act === 'close')
  }
  await seat.setClosed(false)
  return answers
}

describeOnEachDatabase('deposits paid as agreed', (open) => {
  let databases: Database[]
  let houses: House[]
  beforeAll(async () => {
    const at = new Date(Math.floor(Date.now() / 1000) * 1000)
    databases = [await open(), await open()]
    houses = []
    for (const [index, database] of databases.entries())
      houses.push(await openHouse(database, { isLong: index === 1, at }))
  }, 60_000)
  afterAll(async () => {
    for (const house of houses) await house.platform.stop()
    for (const database of databases) await database.close()
  })

  it('together are answered, written and told as if those that go together came first, and all others one by one', {
    timeout: 240_000,
  }, async () => {
    let run = 1_000_000 + (Date.now() % 1_000_000)
    let together = 0
    await fc.assert(
      fc.asyncProperty(batches, async (rounds) => {
        run++
        const short = await playTogether(need(houses[0]), rounds, run)
        const long = await playInTurn(need(houses[1]), rounds, run, short.orders)
        expect(short.traces).toEqual(long.traces)
        expect(short.answers).toEqual(long.answers)
        together += short.together
      }),
      { numRuns: batchCases.length + ROUNDS, examples: batchCases.map((rounds) => [rounds]), endOnFailure: true },
    )
    for (const house of houses) expect((await house.platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    expect(together).toBeGreaterThan(batchCases.length)
  })

  it('in one call are answered, written and told as the long way does, whatever comes', {
    timeout: 240_000,
  }, async () => {
    let run = Date.now() % 1_000_000
    await fc.assert(
      fc.asyncProperty(script, async (acts) => {
        run++
        const [short, long] = await Promise.all(
          houses.map(async (house) => {
            const seat = await house.seat()
            const answers = await play(seat, acts, run)
            return { answers, ...(await seat.traces(`FT-${run}-%`)) }
          }),
        )
        expect(short).toEqual(long)
      }),
      { numRuns: cases.length + RUNS, examples: cases.map((acts) => [acts]), endOnFailure: true },
    )
    for (const house of houses) expect((await house.platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    const [credited] = await need(databases[0]).raw<{ count: bigint }>(
      "select count(*) as count from bank_transfers where outcome = 'CREDITED'",
    )
    expect(need(credited).count).toBeGreaterThan(RUNS)
  })
})
