import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { findResultFlaw, type Uniform } from '../core/family.ts'
import { families, familyOf } from '../families/families.ts'
import { commitmentOf, drawFromSeed, uniformOver } from './draw.ts'
import { createHmacDrbg } from './hmac-drbg.ts'

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const name = { lotteryCode: 'SSC_1M', number: '20261122-0001' }

describe('a draw of our own', () => {
  it('is the same for whoever has the seed, and another under another name', () => {
    const ssc = familyOf('SSC')
    const drawn = drawFromSeed(ssc, seed, name)
    expect(drawFromSeed(ssc, seed.toUpperCase(), name)).toEqual(drawn)
    const others = Array.from({ length: 20 }, (_, index) => drawFromSeed(ssc, seed, { ...name, number: String(index) }))
    expect(new Set(others.map(String)).size).toBeGreaterThan(18)
  })

  it.each(Object.values(families).map((family) => [family.code, family] as const))(
    'of %s is a result of it',
    (_, family) => {
      for (let number = 0; number < 20; number++) {
        expect(
          findResultFlaw(family, drawFromSeed(family, seed, { lotteryCode: 'ANY', number: String(number) })),
        ).toBeUndefined()
      }
    },
  )

  it('stays as it was drawn: these results are in the books', () => {
    expect(drawFromSeed(familyOf('SSC'), seed, name)).toMatchInlineSnapshot(`
      [
        [
          "3",
          "2",
          "9",
          "5",
          "1",
        ],
      ]
    `)
    expect(drawFromSeed(familyOf('PK10'), seed, { ...name, lotteryCode: 'PK10_1M' })).toMatchInlineSnapshot(`
      [
        [
          "06",
          "10",
          "05",
          "04",
          "07",
          "08",
          "03",
          "09",
          "01",
          "02",
        ],
      ]
    `)
  })

  it('is refused for a seed that is not of 32 bytes', () => {
    expect(() => drawFromSeed(familyOf('SSC'), '0011', name)).toThrow('32 bytes')
  })

  it('is committed to by the SHA-256 of its seed', () => {
    // SHA-256 of 32 zero bytes.
    expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })
})

/** How far counts are from even: the sum of squared distances over what is expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** What chance stays under 999 times of 1000, by the values counted (less one are free). */
const limits = new Map([
  [3, 13.82],
  [6, 20.52],
  [10, 27.88],
  [11, 29.59],
  [49, 84.04],
])

function countsOf(uniform: Uniform, bound: number, draws: number): readonly number[] {
  const counts = new Array<number>(bound).fill(0)
  for (let draw = 0; draw < draws; draw++) {
    const value = uniform(bound)
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** Bytes of the generator, made in large pieces. */
function streamOf(words: string): (length: number) => Uint8Array {
  const generate = createHmacDrbg(hexToBytes(seed), words)
  let piece = new Uint8Array()
  let used = 0
  return (length) => {
    if (used + length > piece.length) [piece, used] = [Uint8Array.from(generate(8192)), 0]
    used += length
    return piece.slice(used - length, used)
  }
}

describe('numbers by rejection', () => {
  it.each([...limits])('below %d come equally often', (bound, limit) => {
    expect(chiSquare(countsOf(uniformOver(streamOf(`below ${bound}`)), bound, 20_000))).toBeLessThan(limit)
  })

  it('throw away what does not divide evenly, and only that', () => {
    // 2³² − 6 is the greatest multiple of ten.
    const words = [0xff_ff_ff_ff, 0xff_ff_ff_fa, 0xff_ff_ff_f9, 0]
    const uniform = uniformOver(() => {
      const word = words.shift() ?? 0
      return Uint8Array.of(word >>> 24, word >>> 16, word >>> 8, word)
    })
    expect([uniform(10), uniform(10), words.length]).toEqual([9, 0, 0])
  })

  it.each([0, -1, 2.5, 2 ** 32 + 1])('below %d are none', (bound) => {
    expect(() => uniformOver(() => new Uint8Array(4))(bound)).toThrow(RangeError)
  })

  it('are told from rounding a scaled decimal, which halves the first and the last value', () => {
    const bytes = streamOf('rounded')
    const rounded: Uniform = (bound) => {
      const [high = 0, low = 0] = bytes(2)
      return Math.round(((high * 256 + low) / 65_536) * (bound - 1))
    }
    const counts = countsOf(rounded, 10, 20_000)
    expect(chiSquare(counts)).toBeGreaterThan(100)
    expect((counts[0] ?? 0) / (counts[5] ?? 1)).toBeCloseTo(0.5, 1)
  })
})

describe('draws over many seeds', () => {
  it.each([
    ['SSC', 10],
    ['11X5', 11],
    ['PK10', 10],
    ['K3', 6],
  ] as const)('%s shows every value equally often at its last place', (code, values) => {
    const family = familyOf(code)
    const [group] = family.groups
    const all = group !== undefined && Array.isArray(group.values) ? group.values : []
    const counts = new Array<number>(values).fill(0)
    for (let number = 0; number < 800; number++) {
      const value = drawFromSeed(family, seed, { lotteryCode: code, number: String(number) })[0]?.at(-1) ?? ''
      const index = all.indexOf(value)
      counts[index] = (counts[index] ?? 0) + 1
    }
    expect(chiSquare(counts)).toBeLessThan(limits.get(values) ?? 0)
  })
})
