import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Booked, type Comparison, compare, type Flow, type Moved } from './compare.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-11-22T00:00:00+07:00')
const span = { from: new Date(START), to: new Date(START + 24 * HOUR) }
const at = (milliseconds: number) => new Date(START + milliseconds)

const side = { currency: 'VND', reference: 'FT1', merchantId: 'lotus', withdrawalId: null }
const moved = (flow: Flow, key: string, amount: bigint, when: number, change: Partial<Moved> = {}): Moved => ({
  ...side,
  flow,
  key,
  id: `${flow}${key}@${when}`,
  amount,
  at: at(when),
  ...change,
})
const booked = (flow: Flow, key: string, amount: bigint, from: number, to = from, merchantId = 'lotus'): Booked => ({
  ...side,
  flow,
  key,
  id: `own ${key}`,
  amount,
  from: at(from),
  to: at(to),
  merchantId,
})

const kinds = ({ differences }: Comparison) => differences.map(({ kind, flow, ownId }) => [kind, flow, ownId])

describe('the books against the bank', () => {
  it('agree where each has what the other has', () => {
    const result = compare(
      [moved('IN', '1', 100n, HOUR), moved('OUT', 'a', 70n, 2 * HOUR), moved('BACK', 'a', 30n, 3 * HOUR)],
      [booked('IN', '1', 100n, HOUR), booked('OUT', 'a', 70n, 2 * HOUR), booked('BACK', 'a', 30n, 2 * HOUR, 4 * HOUR)],
      span,
    )
    expect(result.differences).toEqual([])
    expect(result.figures).toMatchObject([
      { flow: 'IN', bankCount: 1, bankSum: 100n, ownCount: 1, ownSum: 100n },
      { flow: 'OUT', bankCount: 1, bankSum: 70n, ownCount: 1, ownSum: 70n },
      { flow: 'BACK', bankCount: 1, bankSum: 30n, ownCount: 1, ownSum: 30n },
    ])
  })

  it('differ by name: what one lacks, another amount, another currency', () => {
    const result = compare(
      [moved('IN', '1', 100n, HOUR), moved('IN', '2', 100n, HOUR), moved('OUT', 'a', 70n, HOUR, { currency: 'USD' })],
      [booked('IN', '2', 99n, HOUR), booked('OUT', 'a', 70n, HOUR), booked('OUT', 'b', 70n, HOUR)],
      span,
    )
    expect(kinds(result)).toEqual([
      ['OTHER_AMOUNT', 'IN', 'own 2'],
      ['OTHER_AMOUNT', 'OUT', 'own a'],
      ['MISSING_AT_BANK', 'OUT', 'own b'],
      ['MISSING_WITH_US', 'IN', null],
    ])
    expect(result.differences[3]).toMatchObject({ bankId: `IN1@${HOUR}`, bankAmount: 100n, ownAmount: null })
  })

  it('name an order that was carried out twice, the same day or days later', () => {
    const paid = booked('OUT', 'a', 70n, HOUR, HOUR + MINUTE)
    const sameDay = compare([moved('OUT', 'a', 70n, HOUR), moved('OUT', 'a', 70n, 5 * HOUR)], [paid], span)
    expect(kinds(sameDay)).toEqual([['TWICE', 'OUT', 'own a']])
    expect(sameDay.figures).toMatchObject([{ bankCount: 2, ownCount: 1 }])
    const early = booked('OUT', 'a', 70n, -30 * HOUR)
    expect(kinds(compare([moved('OUT', 'a', 70n, HOUR)], [early], span))).toEqual([['TWICE', 'OUT', 'own a']])
  })

  it('tell a movement around midnight on one day, and of none when it agrees', () => {
    const late = moved('OUT', 'a', 70n, -2_000)
    const settledToday = booked('OUT', 'a', 70n, -3_000, 1_000)
    const yesterday = { from: at(-24 * HOUR), to: at(0) }
    expect(compare([late], [settledToday], yesterday)).toEqual({ differences: [], figures: [] })
    const today = compare([late], [settledToday], span)
    expect(today.differences).toEqual([])
    expect(today.figures).toMatchObject([{ bankCount: 1, ownCount: 1 }])
    // What the bank has alone is told on its own day only.
    expect(kinds(compare([late], [], yesterday))).toEqual([['MISSING_WITH_US', 'OUT', null]])
    expect(compare([late], [], span).differences).toEqual([])
  })

  it('find an order that was in doubt for hours', () => {
    const inDoubt = booked('OUT', 'a', 70n, -20 * HOUR, 3 * HOUR)
    expect(compare([moved('OUT', 'a', 70n, -20 * HOUR)], [inDoubt], span).differences).toEqual([])
  })

  it('add up what came back in parts, and name what came back after that', () => {
    const noted = booked('BACK', 'a', 50n, HOUR, 5 * HOUR)
    const parts = [moved('BACK', 'a', 20n, 2 * HOUR), moved('BACK', 'a', 30n, 4 * HOUR)]
    expect(compare(parts, [noted], span).differences).toEqual([])
    const again = compare([...parts, moved('BACK', 'a', 20n, 9 * HOUR)], [noted], span)
    expect(kinds(again)).toEqual([['MISSING_WITH_US', 'BACK', null]])
    expect(kinds(compare(parts.slice(1), [noted], span))).toEqual([['OTHER_AMOUNT', 'BACK', 'own a']])
  })

  it('take no clock for more than it is', () => {
    const skewed = compare([moved('IN', '1', 100n, 2 * HOUR)], [booked('IN', '1', 100n, 9 * HOUR)], span)
    expect(skewed.differences).toEqual([])
  })

  it('count each brand for itself', () => {
    const result = compare(
      [moved('IN', '1', 100n, HOUR), moved('IN', '2', 5n, HOUR, { merchantId: null })],
      [booked('IN', '1', 100n, HOUR, HOUR, 'sakura')],
      span,
    )
    expect(result.figures).toMatchObject([
      { merchantId: 'sakura', bankCount: 1, ownCount: 1 },
      { merchantId: null, bankCount: 1, ownCount: 0 },
    ])
    expect(result.differences).toMatchObject([{ merchantId: null, kind: 'MISSING_WITH_US' }])
  })

  it('explain every unit between the two sums by a difference', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const amount = fc.bigInt({ min: 1n, max: 1_000n })
    const key = fc.integer({ min: 0, max: 12 }).map(String)
    const flow = fc.constantFrom<Flow>('IN', 'OUT', 'BACK')
    const bank = fc.array(fc.tuple(flow, key, amount, minute), { maxLength: 20 })
    const own = fc.uniqueArray(fc.tuple(flow, key, amount, minute, minute), {
      maxLength: 20,
      selector: ([kind, name]) => `${kind} ${name}`,
    })
    fc.assert(
      fc.property(bank, own, (bankRows, ownRows) => {
        const result = compare(
          bankRows.map(([kind, name, sum, when]) => moved(kind, name, sum, when * MINUTE)),
          ownRows.map(([kind, name, sum, one, other]) =>
            booked(kind, name, sum, Math.min(one, other) * MINUTE, Math.max(one, other) * MINUTE),
          ),
          span,
        )
        const total = (sums: readonly bigint[]) => sums.reduce((sum, one) => sum + one, 0n)
        const apart = total(result.figures.map(({ bankSum, ownSum }) => bankSum - ownSum))
        const explained = total(
          result.differences.map(({ kind, bankAmount, ownAmount }) =>
            kind === 'TWICE' ? (bankAmount ?? 0n) : (bankAmount ?? 0n) - (ownAmount ?? 0n),
          ),
        )
        expect(apart).toBe(explained)
        expect(total(result.figures.map(({ bankCount }) => BigInt(bankCount)))).toBe(BigInt(bankRows.length))
        expect(total(result.figures.map(({ ownCount }) => BigInt(ownCount)))).toBe(BigInt(ownRows.length))
      }),
    )
  })
})
