import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationsOf } from '../../core/combinations.ts'
import { findPlayType } from '../../core/family.ts'
import { add, fraction, multiply, toNumber } from '../../core/fraction.ts'
import { fairOdds } from '../../core/odds.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { picksOf } from '../../testing/arbitraries.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { describeOddsTable } from '../../testing/returns.ts'
import { drawResults } from '../../testing/seeded.ts'
import { deviation } from '../../testing/simulation.ts'
import { vietnamNorth } from './north.ts'
import { vietnamSouth } from './south.ts'
import { stations } from './stations.ts'

const context = { date: '2026-11-22' }
const families = [
  ['VN_NORTH', vietnamNorth, 27],
  ['VN_SOUTH', vietnamSouth, 18],
] as const

describe.each(families)('%s', (_, family, lines) => {
  describeFamily(family)
  describeOddsTable(family)

  const play = (code: string) => playOf(family, code)
  const tails = (result: DrawResult) => result.flat().map((number) => number.slice(-2))
  const won = (playType: PlayType, picks: string[][], result: DrawResult) =>
    playType.hits(picks, result, context).reduce((sum, { count }) => sum + count, 0)
  const results = drawResults(family, 2_000, 11)

  it('draws so many prizes', () => {
    expect(family.groups.reduce((sum, { count }) => sum + count, 0)).toBe(lines)
  })

  it('pays within three standard errors of the chances', () => {
    const far = family.playTypes
      .map((playType) => {
        const picks = wide(playType)
        const [prize] = playType.prizes
        const watched = { playType, picks, prize: prize?.code ?? '', tickets: playType.count(picks) }
        return [playType.code, deviation(watched, results, context)] as const
      })
      .filter(([, errors]) => !(errors < 3))
    expect(far).toEqual([])
  })

  it('gives the chance of xiên that a count number by number gives', () => {
    for (const size of [2, 3, 4]) expect(play(`xien-${size}`).prizes[0]?.chance).toEqual(chanceOfCovering(size, lines))
  })

  it('gives the halves of đá that a count over all times of both numbers gives', () => {
    expect(play('da').prizes[0]?.chance).toEqual(halvesOf(lines))
  })

  it('counts and pays xiên, trượt and đá as ticket by ticket', () => {
    const shown = fc.constantFrom(...results.slice(0, 200))
    const numbers = fc.shuffledSubarray(
      Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')),
      {
        minLength: 4,
        maxLength: 10,
      },
    )
    const property = fc.property(numbers, shown, (picked, result) => {
      const drawn = tails(result)
      const times = (number: string) => drawn.filter((other) => other === number).length
      for (const size of [2, 3, 4]) {
        const tickets = [...combinationsOf(picked, size)]
        const xien = play(`xien-${size}`)
        expect(xien.count([picked])).toBe(tickets.length)
        expect(won(xien, [picked], result)).toBe(tickets.filter((ticket) => ticket.every(times)).length)
      }
      const missed = [...combinationsOf(picked, 4)]
      expect(play('truot-4').count([picked])).toBe(missed.length)
      expect(won(play('truot-4'), [picked], result)).toBe(missed.filter((ticket) => !ticket.some(times)).length)
      const halves = [...combinationsOf(picked, 2)]
        .filter((pair) => pair.every(times))
        .map((pair) => pair.reduce((sum, number) => sum + times(number), 0))
      expect(play('da').count([picked])).toBe([...combinationsOf(picked, 2)].length)
      expect(won(play('da'), [picked], result)).toBe(halves.reduce((sum, count) => sum + count, 0))
    })
    fc.assert(property, { numRuns: 60 })
  })

  it('pays lô for each prize that ends with the number', () => {
    for (const digits of [2, 3, 4]) {
      const playType = play(`lo-${digits}`)
      const property = fc.property(picksOf(playType), fc.constantFrom(...results), ([numbers = []], result) => {
        const hits = numbers.flatMap((number) => result.flat().filter((prize) => prize.endsWith(number)))
        expect(won(playType, [[...numbers]], result)).toBe(hits.length)
      })
      fc.assert(property, { numRuns: 40 })
    }
  })

  it('reads the prizes that each bet is named after, at the end that it says', () => {
    const group = (result: DrawResult, code: string) =>
      result[family.groups.findIndex((own) => own.code === code)] ?? []
    const last =
      (digits: number, ...codes: string[]) =>
      (result: DrawResult) =>
        codes.flatMap((code) => group(result, code)).map((number) => number.slice(-digits))
    const first = (code: string) => (result: DrawResult) => group(result, code).map((number) => number.slice(0, 2))
    const [two, three] = lines === 27 ? ['seventh', 'sixth'] : ['eighth', 'seventh']
    const bao = lines === 27 ? ['sixth', 'seventh'] : ['fifth', 'sixth', 'seventh', 'eighth']
    const readings: Record<string, (result: DrawResult) => readonly string[]> = {
      'lo-2-dau': (result) => result.flat().map((number) => number.slice(0, 2)),
      'lo-2-1k': tails,
      'de-special': last(2, 'special'),
      'de-special-head': first('special'),
      'de-first': last(2, 'first'),
      'de-first-head': first('first'),
      [`de-${two}`]: last(2, two ?? ''),
      'de-dau-duoi': last(2, 'special', two ?? ''),
      'de-nhat-to': last(2, 'special', 'first'),
      dau: (result) => last(2, 'special')(result).map((number) => number.slice(0, 1)),
      duoi: last(1, 'special'),
      'cang-3-dau': last(3, three ?? ''),
      'cang-3-special': last(3, 'special'),
      'cang-3-first': last(3, 'first'),
      'cang-3-dau-duoi': last(3, 'special', three ?? ''),
      'cang-4-special': last(4, 'special'),
      [lines === 27 ? 'bao-8' : 'bao-7']: last(2, 'special', ...bao),
    }
    for (const [code, read] of Object.entries(readings)) {
      for (const result of results.slice(0, 40)) {
        const shown = read(result)
        for (const number of shown) {
          const times = shown.filter((other) => other === number).length
          expect([code, won(play(code), [[number]], result)]).toEqual([code, times])
        }
      }
    }
  })

  it('says the most there is to win, which the best result pays', () => {
    const same: DrawResult = family.groups.map(({ count, values }) =>
      new Array<string>(count).fill('digits' in values ? '777777'.slice(-values.digits) : ''),
    )
    const numbers = {
      '77': ['lo-2', 'lo-2-dau', 'lo-2-1k', 'de-dau-duoi', 'lo-dao-2'],
      '777': ['lo-3', 'cang-3-dau-duoi'],
    }
    for (const [number, codes] of Object.entries(numbers)) {
      for (const code of codes) {
        expect(play(code).bestHits([[number]])).toEqual(play(code).hits([[number]], same, context))
      }
    }
    expect(play('lo-2').bestHits([['07', '70']])).toEqual([{ prize: 'win', count: lines }])
    expect(play('keo').bestHits([['04'], ['09']])).toEqual([{ prize: 'win', count: lines }])
    expect(play('lo-dao-2').bestHits([['07', '70']])).toEqual([{ prize: 'win', count: 2 * lines }])
  })

  it('says of đá the most that any spread of the prizes pays', () => {
    const picks = ['07', '34', '61', '49']
    const spreads = (left: number, numbers: number): number[][] =>
      numbers === 1
        ? [[left]]
        : Array.from({ length: left + 1 }, (_, own) =>
            spreads(left - own, numbers - 1).map((rest) => [own, ...rest]),
          ).flat()
    const best = Math.max(
      ...spreads(lines, picks.length).map((times) =>
        [...combinationsOf(times, 2)]
          .filter((pair) => pair.every((count) => count > 0))
          .reduce((sum, pair) => sum + (pair[0] ?? 0) + (pair[1] ?? 0), 0),
      ),
    )
    expect(play('da').bestHits([picks])).toEqual([{ prize: 'half', count: best }])
  })

  it('runs kéo over units, tens or both, from either end', () => {
    const run = (from: string, to: string) => (play('keo').exposed?.([[from], [to]]) ?? []).map(({ number }) => number)
    expect(run('04', '07')).toEqual(['04', '05', '06', '07'])
    expect(run('91', '61')).toEqual(['61', '71', '81', '91'])
    expect(run('11', '44')).toEqual(['11', '22', '33', '44'])
    expect(run('12', '45')).toEqual(['12', '23', '34', '45'])
    expect([run('04', '04'), run('04', '19'), run('09', '10')]).toEqual([[], [], []])
  })

  it('makes a ticket of every order of the digits in đảo', () => {
    expect(['1234', '1123', '1122', '1112', '1111'].map((number) => play('lo-dao-4').count([[number]]))).toEqual([
      24, 12, 6, 4, 1,
    ])
    expect(
      play('lo-dao-3')
        .exposed?.([['112']])
        .map(({ number }) => number),
    ).toEqual(['112', '121', '211'])
  })
})

describe('the fair odds of Vietnam', () => {
  const fair = (family: typeof vietnamNorth, code: string) => {
    const playType = findPlayType(family, code)
    const prize = playType?.prizes[0]
    return playType && prize ? Math.round(toNumber(fairOdds(playType, prize)) * 100) / 100 : undefined
  }

  it('are those of the reference', () => {
    const codes = ['lo-2', 'lo-3', 'lo-4', 'xien-2', 'xien-3', 'xien-4', 'truot-4', 'truot-8', 'truot-10']
    expect(codes.map((code) => fair(vietnamNorth, code))).toEqual([
      100, 1_000, 10_000, 18.22, 81.31, 374.54, 3.01, 9.5, 17.2,
    ])
    expect(codes.slice(3).map((code) => fair(vietnamSouth, code))).toEqual([38.3, 255.53, 1_801.07, 2.09, 4.49, 6.66])
  })

  it('take as many prize lines as the price lists say', () => {
    const codes = ['lo-2', 'lo-3', 'lo-4', 'de-special', 'de-dau-duoi', 'cang-3-dau-duoi']
    const lines = (family: typeof vietnamNorth) => codes.map((code) => findPlayType(family, code)?.lines)
    expect(lines(vietnamNorth)).toEqual([27, 23, 20, 1, 5, 4])
    expect(lines(vietnamSouth)).toEqual([18, 17, 16, 1, 2, 2])
    expect(findPlayType(vietnamNorth, 'bao-8')?.lines).toBe(8)
    expect(findPlayType(vietnamSouth, 'bao-7')?.lines).toBe(7)
  })
})

describe('the stations', () => {
  const on = (weekday: number, region: string) =>
    stations.filter((station) => station.region === region && station.weekdays.includes(weekday)).length

  it('draw once a day in the north, twice or more in the centre, three times or more in the south', () => {
    const week = [0, 1, 2, 3, 4, 5, 6]
    expect(week.map((weekday) => on(weekday, 'NORTH'))).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(week.map((weekday) => on(weekday, 'CENTRAL'))).toEqual([3, 2, 2, 2, 3, 2, 3])
    expect(week.map((weekday) => on(weekday, 'SOUTH'))).toEqual([3, 3, 3, 3, 3, 3, 4])
  })

  it('have each code once', () => {
    expect(new Set(stations.map(({ code }) => code)).size).toBe(stations.length)
  })
})

/** Picks of many tickets, so that rare prizes are won in the simulation. */
function wide(playType: PlayType): string[][] {
  const { rows } = playType.board
  if (playType.code === 'keo') return [['00'], ['90']]
  return rows.map((row) => {
    if (row.kind === 'CHOICE') return row.values.filter((_, index) => index % 2 === 0).slice(0, row.maximum)
    const length = playType.code.startsWith('lo-dao') ? 10 : Math.min(row.maximum, 10 ** row.digits / 5)
    const step = Math.floor(10 ** row.digits / length)
    return Array.from({ length }, (_, index) => String(index * step).padStart(row.digits, '0'))
  })
}

/** That so many numbers are all among the lines, line by line: each covers one of those still missing, or none. */
function chanceOfCovering(size: number, lines: number) {
  let missing = [...new Array(size).fill(fraction(0)), fraction(1)]
  for (let line = 0; line < lines; line++) {
    missing = missing.map((chance, left) =>
      add(
        multiply(chance, fraction(100 - left, 100)),
        multiply(missing[left + 1] ?? fraction(0), fraction(left + 1, 100)),
      ),
    )
  }
  return missing[0]
}

/** Over all times that two numbers come, the sum of both where both came. */
function halvesOf(lines: number) {
  const factorial = (number: number): bigint => (number < 2 ? 1n : BigInt(number) * factorial(number - 1))
  let ways = 0n
  for (let one = 1; one < lines; one++) {
    for (let other = 1; one + other <= lines; other++) {
      const rest = lines - one - other
      const orders = factorial(lines) / (factorial(one) * factorial(other) * factorial(rest))
      ways += orders * 98n ** BigInt(rest) * BigInt(one + other)
    }
  }
  return fraction(ways, 100n ** BigInt(lines))
}
