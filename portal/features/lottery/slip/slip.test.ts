import { familyOf } from '@croupier/lottery/families/families.ts'
import { describe, expect, it } from 'vitest'
import { oddsAt } from '../bet-terms.ts'
import type { Lottery, OpenLottery } from '../use-lottery.ts'
import { adoptRules, changesOf, type SlipLine, slipTotals } from './slip.ts'
import { linesUnder, takeRest, takeWhatMay } from './take-rest.ts'

const rules: Lottery['rules'] = {
  version: 1,
  odds: [],
  withheld: [],
  lowestSeries: 1800,
  highestSeries: 1960,
  smallestUnit: '1000.0000',
  memberStakeLimit: '100000000.0000',
}

/** The north of Vietnam under some rules; what the slip does not look at is left out. */
function openNorth(change: Partial<Lottery['rules']> = {}, table: OpenLottery['table'] = {}): OpenLottery {
  const lottery = { code: 'VN_NORTH_1M', rules: { ...rules, ...change } } as Lottery
  return { lottery, family: familyOf('VN_NORTH'), table }
}

function lineOf(open: OpenLottery, numbers: string[], unit = '2000.0000'): SlipLine {
  const playType = open.family.playTypes.find(({ code }) => code === 'lo-2')
  if (!playType) throw new Error('The north has no lô')
  const odds = oddsAt(open, playType, 1960)
  return { id: numbers.join(), playType: 'lo-2', picks: [numbers], unit, multiple: 1, series: 1960, odds }
}

const limit = { code: 'LOTTERY_LIMIT_NUMBER' as const, number: '07', playType: 'lo-2', draw: '20261122-0001' }

describe('a slip', () => {
  it('costs every prize line of every ticket', () => {
    const open = openNorth()
    expect(slipTotals(open, [lineOf(open, ['07', '68'])]).price).toBe(2n * 27n * 2000n * 10_000n)
  })

  it('says what changed of the rules, and adopts them when the person agrees', () => {
    const line = lineOf(openNorth(), ['07'])
    const changed = openNorth({ smallestUnit: '5000.0000' }, { 'lo-2': { win: 900_000 } })
    expect(changesOf(changed, line)).toEqual([
      { kind: 'UNIT' },
      { kind: 'ODDS', prize: 'win', from: 999_000, to: 900_000 },
    ])
    const adopted = adoptRules(changed, [line])
    expect(adopted.flatMap((other) => changesOf(changed, other))).toEqual([])
    expect(adopted[0]?.unit).toBe('5000.0000')
    expect(adoptRules(openNorth({ withheld: ['lo-2'] }), [line])).toEqual([])
  })

  it('says nothing of a prize group where nobody chooses one, and bets at the one in force', () => {
    const line = lineOf(openNorth(), ['07'])
    const changed = openNorth({ highestSeries: 1940 })
    expect(changesOf(changed, line)).toEqual([])
    expect(adoptRules(changed, [line])[0]?.series).toBe(1940)
  })

  it('takes what a limit of a number left, and leaves other lines as they are', () => {
    const open = openNorth()
    const lines = [lineOf(open, ['07', '68'], '10000.0000'), lineOf(open, ['99'])]
    expect(linesUnder(open, lines, { ...limit, rest: '0' })).toEqual([lines[0]])
    // 27 prize lines at 3,000 and some are left of 10,000.
    const [cut, other] = takeRest(open, lines, { ...limit, rest: '90000.0000' })
    expect(cut?.unit).toBe('3000.0000')
    expect(other).toBe(lines[1])
  })

  it('takes no more of what a limit left than the balance pays for', () => {
    const open = openNorth()
    const slip = { lines: [lineOf(open, ['07'], '300000000.0000')], chase: null }
    const left = { ...limit, rest: '270270270.2700' }
    expect(slipTotals(open, takeWhatMay(open, slip, left, null)).price).toBe(270_270_000n * 10_000n)
    // 18 times the least unit on 27 prize lines.
    expect(slipTotals(open, takeWhatMay(open, slip, left, 500_000n * 10_000n)).price).toBe(486_000n * 10_000n)
    expect(takeWhatMay(open, slip, left, 20_000n * 10_000n)).toEqual([])
  })

  it('drops a line for which not even the least stake is left', () => {
    const open = openNorth()
    expect(takeRest(open, [lineOf(open, ['07'])], { ...limit, rest: '100.0000' })).toEqual([])
  })
})
