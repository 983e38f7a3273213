import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from '../../../lib/money.ts'
import { grossOf } from './amount.ts'
import { carryOver } from './carry.ts'
import { amountsOfLine } from './line.ts'
import { amountsWithOverride } from './override.ts'
import { payWhole } from './remainder.ts'
import { areBetter, type Carry, type ContractKind, PAY_RATE_SCALE, type Terms, type Tier } from './terms.ts'
import { highestReached, nextTier } from './tiers.ts'

const money = (units: string | number) => parseMoney(String(units))
const percent = (share: number) => BigInt(Math.round(share * 10_000))
const measures = (validBet: number, loss: number, activeMembers = 0) => ({
  validBet: money(validBet),
  loss: money(loss),
  activeMembers,
})
const tier = (share: number, asked: Tier | Partial<ReturnType<typeof measures>> = {}): Tier => ({
  ...measures(0, 0),
  ...asked,
  rate: percent(share),
})
const terms = (kind: ContractKind, tiers: readonly Tier[], rest: Partial<Terms> = {}): Terms => ({
  kind,
  tiers,
  pick: 'HIGHEST',
  carry: 'NONE',
  ...rest,
})
const amount = (of: Terms, team: ReturnType<typeof measures>) => formatMoney(grossOf(of, team).amount)

describe('a dividend of half a month', () => {
  const tiers = [tier(3, measures(500_000, 20_000, 3)), tier(5, measures(800_000, 30_000, 5))]
  const team = measures(800_000, 25_000, 5)

  it('floats: 5 % of 25,000 by 0.83 is 1,037.5', () => {
    expect(amount(terms('DIVIDEND', tiers, { pick: 'FLOAT' }), team)).toBe('1037.50')
  })

  it('is fixed: the loss of the 5 % is not reached, so 3 % is 750', () => {
    expect(amount(terms('DIVIDEND', tiers), team)).toBe('750.00')
  })

  it('is nothing where the house lost, whatever the tiers ask', () => {
    const open = [tier(5)]
    expect(amount(terms('DIVIDEND', open), measures(800_000, -1))).toBe('0.00')
    expect(amount(terms('DIVIDEND', open, { pick: 'FLOAT' }), measures(800_000, -1))).toBe('0.00')
  })

  it('floats by the lower tier where that comes to more', () => {
    const steep = [tier(3, measures(0, 20_000)), tier(5, measures(0, 100_000))]
    expect(amount(terms('DIVIDEND', steep, { pick: 'FLOAT' }), measures(0, 25_000))).toBe('750.00')
  })
})

describe('tiers of the houses', () => {
  it.each([
    [7_500, '1875.00'],
    [7_501, '2250.30'],
    [50_001, '17500.35'],
  ])('an affiliate of whom the house won %s gets %s', (won, expected) => {
    const tiers = [tier(25), tier(30, { loss: money('7500.0001') }), tier(35, { loss: money('50000.0001') })]
    expect(amount(terms('DIVIDEND', tiers), measures(0, won))).toBe(expected)
  })

  it.each([
    [99_000_000, '34650000.00'],
    [100_000_000, '40000000.00'],
    [500_000_000, '225000000.00'],
    [900_000_000, '450000000.00'],
  ])('of a loss of %s with six active comes %s, with four nothing', (won, expected) => {
    const tiers = [0, 100_000_000, 500_000_000, 900_000_000].map((loss, step) =>
      tier(35 + step * 5, { loss: money(loss), activeMembers: 5 }),
    )
    expect(amount(terms('DIVIDEND', tiers), measures(0, won, 6))).toBe(expected)
    expect(amount(terms('DIVIDEND', tiers), measures(0, won, 4))).toBe('0.00')
  })

  it('are reached only where both members and loss are: else the one below counts', () => {
    const few = tier(20, { loss: money(5_000_000), activeMembers: 5 })
    const many = tier(55, { loss: money(5_000_000_000), activeMembers: 50 })
    const both = terms('DIVIDEND', [many, few])
    expect(highestReached(both, measures(0, 6_000_000_000, 49))).toBe(few)
    expect(highestReached(both, measures(0, 6_000_000_000, 50))).toBe(many)
    expect(highestReached(both, measures(0, 4_000_000_000, 50))).toBe(few)
    expect(highestReached(both, measures(0, 4_999_999, 50))).toBeUndefined()
  })

  it('say what is missing to the next one', () => {
    const two = terms('DAILY_SALARY', [tier(1, measures(100, 0, 2)), tier(2, measures(300, 50, 5))])
    expect(nextTier(two, measures(40, -10, 4))).toEqual({ tier: two.tiers[0], missing: measures(60, 0, 0) })
    expect(nextTier(two, measures(250, -10, 4))).toEqual({ tier: two.tiers[1], missing: measures(50, 60, 1) })
    expect(nextTier(two, measures(300, 50, 5))).toBeUndefined()
  })
})

describe('a line', () => {
  it('adds a share of what downlines get at each level: 5,000 + (800 + 12,000) × 10 % is 6,280', () => {
    const earner = (memberId: string, uplineId: string | null, own: number) => ({ memberId, uplineId, own: money(own) })
    const amounts = amountsWithOverride(
      [
        earner('C1', 'B1', 5_000),
        earner('B2', 'A', 12_000),
        earner('A', 'somebody else', 5_000),
        earner('B1', 'A', 0),
        earner('C2', 'B1', 3_000),
      ],
      percent(10),
    )
    expect(formatMoney(amounts.get('B1') ?? 0n)).toBe('800.00')
    expect(formatMoney(amounts.get('A') ?? 0n)).toBe('6280.00')
  })

  const row = (memberId: string, uplineId: string | null, share: number | null, bet: number, asked = {}) => ({
    memberId,
    uplineId,
    terms: share === null ? null : terms('DAILY_SALARY', [tier(share, asked)]),
    measures: measures(bet, 0),
  })
  const got = (members: Parameters<typeof amountsOfLine>[0]) => {
    const { amounts, skipped } = amountsOfLine(members)
    return {
      amounts: Object.fromEntries(amounts.map((each) => [each.memberId, formatMoney(each.net / PAY_RATE_SCALE)])),
      skipped: Object.fromEntries(skipped.map(({ memberId, reason }) => [memberId, reason])),
    }
  }

  it('pays each the difference of his rate to the one below', () => {
    expect(got([row('A', null, 3, 1_000), row('C', 'B', 1, 400), row('B', 'A', 2, 600)])).toEqual({
      amounts: { A: '18.00', B: '8.00', C: '4.00' },
      skipped: {},
    })
  })

  it('skips who is under somebody without a contract, or promised more than his upline, with all below', () => {
    const members = [
      row('A', null, 2, 1_000),
      row('B', 'A', null, 500),
      row('C', 'B', 1, 500),
      row('D', 'C', 1, 500),
      row('E', 'A', 3, 500),
      row('F', 'E', 1, 500),
    ]
    expect(got(members)).toEqual({
      amounts: { A: '20.00' },
      skipped: {
        C: 'UPLINE_WITHOUT_CONTRACT',
        D: 'UPLINE_WITHOUT_CONTRACT',
        E: 'BETTER_THAN_UPLINE',
        F: 'BETTER_THAN_UPLINE',
      },
    })
  })

  it('settles nobody below a daily wage that was not reached', () => {
    const members = [row('A', null, 2, 100, { loss: money(1) }), row('B', 'A', 2, 100, { loss: money(1) })]
    expect(got(members)).toEqual({ amounts: { A: '0.00' }, skipped: { B: 'UPLINE_NOT_REACHED' } })
  })

  it('takes nothing from anybody whose downlines come to more than he', () => {
    const dividend = terms('DIVIDEND', [tier(10)])
    const members = [
      { memberId: 'A', uplineId: null, terms: dividend, measures: measures(0, -500) },
      { memberId: 'B', uplineId: 'A', terms: dividend, measures: measures(0, 1_000) },
    ]
    expect(got(members).amounts).toEqual({ A: '0.00', B: '100.00' })
  })

  it('is no circle', () => {
    expect(() => amountsOfLine([row('A', 'B', 1, 1), row('B', 'A', 1, 1)])).toThrow('circle')
  })
})

describe('what the house lost', () => {
  const run = (carry: Carry, losses: readonly number[]) => {
    let carried = 0n
    return losses.map((loss, index) => {
      const over = carryOver(carry, { loss: money(loss), carried, isFirstHalf: index % 2 === 0 })
      carried = over.carried
      return Number(formatMoney(over.loss))
    })
  }
  it.each<[Carry, number[]]>([
    ['NONE', [-100, 30, -50, -20, 200]],
    ['NEXT', [-100, -70, -50, -70, 180]],
    ['HALF_MONTH', [-100, -70, -50, -70, 200]],
    ['PERMANENT', [-100, -70, -120, -140, 60]],
  ])('is carried on: %s', (carry, expected) => {
    expect(run(carry, [-100, 30, -50, -20, 200])).toEqual(expected)
  })
})

describe('terms are better than others', () => {
  const upline = terms('DIVIDEND', [tier(3, measures(100, 10, 1)), tier(5, measures(300, 30, 3))])
  it.each<[boolean, string, Terms]>([
    [false, 'the same', upline],
    [false, 'a lower rate', terms('DIVIDEND', [tier(4.9, measures(300, 30, 3))])],
    [true, 'a higher rate', terms('DIVIDEND', [tier(5.1, measures(900, 90, 9))])],
    [true, 'the rate for less', terms('DIVIDEND', [tier(5, measures(300, 29, 3))])],
    [true, 'a floating pick of the same tiers', { ...upline, pick: 'FLOAT' }],
  ])('%s: %s', (isBetter, _what, others) => {
    expect(areBetter(others, upline)).toBe(isBetter)
  })
})

it('what is less than can be paid waits, and what is taken back is taken from it first', () => {
  const unit = money(1)
  const exact = (units: number) => money(units) * 1_000_000n
  const first = payWhole(exact(2.75), 0n, unit)
  expect(first).toEqual({ paid: money(2), remainder: exact(0.75) })
  expect(payWhole(exact(0.25), first.remainder, unit)).toEqual({ paid: money(1), remainder: 0n })
  expect(payWhole(exact(-0.5), first.remainder, unit)).toEqual({ paid: 0n, remainder: exact(0.25) })
  expect(payWhole(exact(-1), first.remainder, unit)).toEqual({ paid: money(-1), remainder: exact(0.75) })
})
