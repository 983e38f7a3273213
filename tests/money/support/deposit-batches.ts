import fc from 'fast-check'
import { need } from '../../support/need.ts'
import { AMOUNTS, type BankReport, codeOf, type DepositSeat, type House } from './deposit-ways.ts'

/** Who sits there: two members of one brand, and one of another. */
const SEATS = ['SENVANG', 'SENVANG', 'SAKURA'] as const

/** A report amid others that come with it, mostly as agreed. */
const report = fc.record({
  seat: fc.constantFrom(0, 1, 2),
  which: fc.constantFrom<(0 | 1)[]>(0, 0, 1),
  arrived: fc.constantFrom('all', 'all', 'all', 'all', 'all', 'part', 'rest', 'more'),
  purpose: fc.constantFrom('code', 'code', 'code', 'code', 'code', 'unknown code', 'no code', 'another one too'),
  account: fc.constantFrom('own', 'own', 'own', 'own', 'own', 'foreign', 'nobody'),
  /** How many before it has its id, and whether it says the same. */
  again: fc.constantFrom(null, null, null, null, 1, 2),
  isSame: fc.boolean(),
})
const before = fc.record({
  seat: fc.constantFrom(0, 1, 2),
  which: fc.constantFrom<(0 | 1)[]>(0, 1),
  act: fc.constantFrom('close', 'open', 'end', 'claim', 'fail'),
})
const round = fc.record({
  before: fc.array(before, { maxLength: 1 }),
  reports: fc.array(report, { minLength: 1, maxLength: 7 }),
})
/** Rounds of reports that come at once. */
export const batches = fc.array(round, { minLength: 1, maxLength: 3 })
type Round = typeof batches extends fc.Arbitrary<(infer Value)[]> ? Value : never
type Report = Round['reports'][number]

const agreed = (seat: 0 | 1 | 2, change: Partial<Report> = {}): Report => ({
  seat,
  which: 0,
  arrived: 'all',
  purpose: 'code',
  account: 'own',
  again: null,
  isSame: true,
  ...change,
})
const together = (...reports: Report[]): Round => ({ before: [], reports })
/** What chance finds rarely; each is played in any case. */
export const batchCases: Round[][] = [
  [together(agreed(0), agreed(1), agreed(2))],
  [together(agreed(0), agreed(0, { which: 1 }), agreed(1))],
  [together(agreed(0), agreed(0), agreed(1))],
  [together(agreed(0), agreed(0, { again: 1 }), agreed(1))],
  [together(agreed(0), agreed(1, { again: 1, isSame: false }), agreed(2))],
  [together(agreed(0), agreed(1, { arrived: 'more' }), agreed(2, { account: 'foreign' }))],
  [together(agreed(0, { account: 'nobody' }), agreed(1), agreed(2, { purpose: 'no code' }))],
  [together(agreed(0, { purpose: 'another one too' }), agreed(1), agreed(2))],
  [{ before: [{ seat: 0, which: 0, act: 'close' }], reports: [agreed(0), agreed(1), agreed(2)] }],
  [{ before: [{ seat: 2, which: 0, act: 'end' }], reports: [agreed(2), agreed(1), agreed(0)] }],
  [together(agreed(0), agreed(2)), together(agreed(0, { which: 1 }), agreed(1), agreed(2, { which: 1 }), agreed(0))],
]

const shares = { all: 1, part: 0.4, rest: 0.6, more: 1.5 } as const

/** The reports of a round as the bank writes them. Their ids are told by the run and their place. */
function write(seats: readonly DepositSeat[], { reports }: Round, run: number, number: number): BankReport[] {
  const bodies: BankReport[] = []
  for (const [place, { seat, which, arrived, purpose, account, again, isSame }] of reports.entries()) {
    const known = again === null ? undefined : bodies[place - again]
    if (known !== undefined && isSame) {
      bodies.push(known)
      continue
    }
    const own = need(seats[seat])
    const code = codeOf(own, which)
    const other = codeOf(need(seats[(seat + 1) % seats.length]), which)
    const contents = {
      code: `MBVCB.1.${code}.CT`,
      'unknown code': 'CR00000000',
      'no code': 'chuyen tien',
      'another one too': `${code} ${other}`,
    }
    const foreign = need(seats[SEATS[seat] === 'SENVANG' ? 2 : 0]).deposits[0].accountNumber
    const accounts = { own: {}, foreign: { accountNumber: foreign }, nobody: { accountNumber: '1012345678' } }
    bodies.push(
      own.bodyOf(which, AMOUNTS[which] * shares[arrived], 0, {
        id: known?.id ?? run * 1_000 + number * 100 + place,
        referenceCode: `FT-${run}-${number}-${place}`,
        content: contents[purpose],
        ...accounts[account],
      }),
    )
  }
  return bodies
}

async function prepare(seats: readonly DepositSeat[], acts: Round['before']): Promise<void> {
  for (const { seat, which, act } of acts) {
    const one = need(seats[seat])
    if (act === 'end') await one.end(which, -1, true)
    else if (act === 'claim') await one.claim(which)
    else if (act === 'fail') await one.fail(which)
    else await one.setClosed(act === 'close')
  }
}

const sit = async (house: House): Promise<DepositSeat[]> => {
  const seats: DepositSeat[] = []
  for (const brand of SEATS) seats.push(await house.seat(brand))
  return seats
}

/** Opens what was closed, since nobody reads a closed account, and reads what each member was left with. */
async function tracesOf(seats: readonly DepositSeat[], run: number): Promise<unknown[]> {
  const traces = []
  for (const seat of seats) {
    await seat.setClosed(false)
    traces.push(await seat.traces(`FT-${run}-%`))
  }
  return traces
}

/** Plays each round in one transaction and what it left; answers also in which order the reports went. */
export async function playTogether(house: House, rounds: readonly Round[], run: number) {
  const seats = await sit(house)
  const answers: string[][] = []
  const orders: number[][] = []
  let paid = 0
  for (const [number, made] of rounds.entries()) {
    await prepare(seats, made.before)
    const told = await house.reportTogether(write(seats, made, run, number))
    const places = [...told.keys()]
    const first = places.filter((place) => need(told[place]).isPaid)
    if (first.length > 1) paid += first.length
    orders.push([...first, ...places.filter((place) => !first.includes(place))])
    answers.push(told.map(({ answer }) => answer))
  }
  return { answers, orders, together: paid, traces: await tracesOf(seats, run) }
}

/** Plays the same one by one, in such an order. */
export async function playInTurn(house: House, rounds: readonly Round[], run: number, orders: readonly number[][]) {
  const seats = await sit(house)
  const answers: string[][] = []
  for (const [number, made] of rounds.entries()) {
    await prepare(seats, made.before)
    const bodies = write(seats, made, run, number)
    const told: string[] = []
    for (const place of need(orders[number])) told[place] = await house.deliver(need(bodies[place]))
    answers.push(told)
  }
  return { answers, traces: await tracesOf(seats, run) }
}
