import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUniform, type Uniform } from './uniform.ts'

/** A sound generator fails a 99 % test once in a hundred: only three failures in a row (one in a million) are a fault. */
function passesAtNinetyNine(test: (uniform: Uniform) => boolean): boolean {
  return [1, 2, 3].some(() => test(createUniform()))
}

/** The scaling over a fixed stream of good random bytes: what is tested is the same on every run. */
function overFixedBytes(name: string): Uniform {
  const stream = createCipheriv('aes-256-ctr', Buffer.from(name.padEnd(32, '.')), Buffer.alloc(16))
  return createUniform((buffer) => void stream.update(Buffer.alloc(buffer.length)).copy(buffer))
}

const sampleSize = 60_000

function chiSquare(counts: readonly number[], expected: (cell: number) => number): number {
  return counts.reduce((sum, count, cell) => sum + (count - expected(cell)) ** 2 / expected(cell), 0)
}

/** Every sample is judged at 99 %: by the system's generator with three tries, by the scaling over fixed bytes with one. */
const judges = [
  ['the generator of the operating system', (test: (uniform: Uniform) => boolean) => passesAtNinetyNine(test)],
  ['the scaling over fixed bytes', (test: (uniform: Uniform) => boolean) => test(overFixedBytes('uniform'))],
] as const

describe.each(judges)('%s', (_name, passes) => {
  it.each([
    [2, 6.635],
    [6, 15.086],
    [32, 52.191],
    [37, 58.619],
  ])('spreads draws evenly over %i values (chi-square)', (bound, critical) => {
    const isEven = passes((uniform) => {
      const counts = new Array<number>(bound).fill(0)
      for (let draw = 0; draw < sampleSize; draw++) {
        const value = uniform(bound)
        counts[value] = (counts[value] ?? 0) + 1
      }
      return chiSquare(counts, () => sampleSize / bound) < critical
    })
    expect(isEven).toBe(true)
  })

  it('has no serial correlation at lags 1, 2 and 5', () => {
    for (const lag of [1, 2, 5]) {
      const isIndependent = passes((uniform) => {
        const draws = Array.from({ length: sampleSize }, () => uniform(1000))
        return Math.abs(correlation(draws, draws.slice(lag))) < 2.576 / Math.sqrt(sampleSize)
      })
      expect(isIndependent).toBe(true)
    }
  })

  it('draws reels that do not follow each other (interplay correlation)', () => {
    const isIndependent = passes((uniform) => {
      const left: number[] = []
      const right: number[] = []
      for (let spin = 0; spin < sampleSize; spin++) {
        left.push(uniform(32))
        right.push(uniform(36))
      }
      return Math.abs(correlation(left, right)) < 2.576 / Math.sqrt(sampleSize)
    })
    expect(isIndependent).toBe(true)
  })

  it('has as many runs above and below the middle as chance gives', () => {
    const isUsual = passes((uniform) => {
      const sides = Array.from({ length: sampleSize }, () => uniform(2))
      const ones = sides.filter((side) => side === 1).length
      const zeros = sampleSize - ones
      const runs = 1 + sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length
      const mean = (2 * ones * zeros) / sampleSize + 1
      const variance = ((mean - 1) * (mean - 2)) / (sampleSize - 1)
      return Math.abs(runs - mean) / Math.sqrt(variance) < 2.576
    })
    expect(isUsual).toBe(true)
  })

  it('overlaps: neighbouring triples of bits come equally often', () => {
    // Psi-square of overlapping triples less that of pairs is chi-square with 4 degrees of freedom (serial test).
    const isEven = passes((uniform) => {
      const bits = Array.from({ length: sampleSize }, () => uniform(2))
      return psiSquare(bits, 3) - psiSquare(bits, 2) < 13.277
    })
    expect(isEven).toBe(true)
  })

  it('collects all faces of a die in the time chance gives (coupon collector)', () => {
    const longest = 30
    const isUsual = passes((uniform) => {
      const collections = 6000
      const counts = new Array<number>(longest - 5).fill(0)
      for (let collection = 0; collection < collections; collection++) {
        const cell = Math.min(drawUntilComplete(uniform, 6), longest) - 6
        counts[cell] = (counts[cell] ?? 0) + 1
      }
      // Lengths 6 … 29 and "30 or more": 24 degrees of freedom.
      const expected = (cell: number) =>
        collections * (cell === longest - 6 ? 1 - completeBy(longest - 1) : completeBy(cell + 6) - completeBy(cell + 5))
      return chiSquare(counts, expected) < 42.98
    })
    expect(isUsual).toBe(true)
  })

  it('repeats whole draws as seldom as chance gives (duplicates)', () => {
    const isUsual = passes((uniform) => {
      const draws = 40_000
      const expected = (draws * (draws - 1)) / 2 / 2 ** 24
      const duplicates = draws - new Set(Array.from({ length: draws }, () => uniform(2 ** 24))).size
      return Math.abs(duplicates - expected) / Math.sqrt(expected) < 2.576
    })
    expect(isUsual).toBe(true)
  })
})

describe('uniform generator', () => {
  it('throws away the words that would favour low results', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 7]
    const uniform = createUniform((buffer) => {
      buffer.fill(0)
      words.forEach((word, index) => {
        buffer.writeUInt32LE(word, index * 4)
      })
    })
    // 2^32 is 6 more than a multiple of 10: the six highest words are refused.
    expect(uniform(10)).toBe(7)
  })

  it('refuses a bound it cannot serve', () => {
    const uniform = createUniform()
    expect(() => uniform(0)).toThrow(RangeError)
    expect(() => uniform(1.5)).toThrow(RangeError)
    expect(() => uniform(2 ** 32 + 1)).toThrow(RangeError)
  })
})

function meanOf(draws: readonly number[]): number {
  return draws.reduce((sum, draw) => sum + draw, 0) / draws.length
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const [leftMean, rightMean] = [meanOf(left), meanOf(right)]
  const spread = (draws: readonly number[], mean: number) => draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0)
  const together = right.reduce((sum, draw, index) => sum + (draw - rightMean) * ((left[index] ?? 0) - leftMean), 0)
  return together / Math.sqrt(spread(left, leftMean) * spread(right, rightMean))
}

function psiSquare(bits: readonly number[], length: number): number {
  const counts = new Array<number>(2 ** length).fill(0)
  bits.forEach((_bit, start) => {
    let word = 0
    for (let step = 0; step < length; step++) word = word * 2 + (bits[(start + step) % bits.length] ?? 0)
    counts[word] = (counts[word] ?? 0) + 1
  })
  return chiSquare(counts, () => bits.length / 2 ** length)
}

function drawUntilComplete(uniform: Uniform, faces: number): number {
  const seen = new Set<number>()
  let draws = 0
  while (seen.size < faces) {
    seen.add(uniform(faces))
    draws++
  }
  return draws
}

/** Probability that so many throws of a die show all six faces. */
function completeBy(throws: number): number {
  const choose = [1, 6, 15, 20, 15, 6, 1]
  return choose.reduce((sum, ways, missing) => sum + (missing % 2 ? -1 : 1) * ways * ((6 - missing) / 6) ** throws, 0)
}
