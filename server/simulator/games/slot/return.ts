import { payLine, payOf, payUnits } from './engine.ts'
import type { SlotMathematics } from './mathematics.ts'
import { ladderTop, potRules } from './pots.ts'
import { reelCount, rowCount, type SlotSymbol } from './symbols.ts'

/** The exact expectation of a round, in stakes. */
export interface ExactReturn {
  /** Return to player of a whole round, e.g. 0.9612. */
  readonly total: number
  /** From lines or ways of the paid spin. */
  readonly fromSymbols: number
  readonly fromScatters: number
  readonly fromFreeSpins: number
  /** The shares of stakes that the pots collect, and the seeds they start from. */
  readonly fromPots: number
  /** Probability that a paid spin starts free spins. */
  readonly freeSpinsProbability: number
  /** Expected free spins per paid spin. */
  readonly expectedFreeSpins: number
}

/**
 * Computes the return by enumeration, without a simulation.
 *
 * Any row of a reel shows each symbol of its strip with the same frequency, so every line has the same expectation:
 * the sum over all symbol sequences of probability times pay. Ways are products over reels that turn independently, so their
 * expectation is a product too. Scatters are counted from the windows of each strip.
 * Free spins use the same strips; how many are expected under the cap is a recursion over (left to play, awarded).
 */
export function exactReturn(mathematics: SlotMathematics): ExactReturn {
  const frequencies = mathematics.strips.map(symbolFrequencies)
  const fromSymbols =
    mathematics.evaluation === 'ways' ? countWays(mathematics) : enumerateLine(mathematics, frequencies, [], 1)
  const scatterCounts = scatterDistribution(mathematics)
  const fromScatters = expectation(scatterCounts, mathematics.scatterPays)
  const expectedFreeSpins = countFreeSpins(mathematics, scatterCounts)
  const fromFreeSpins = (fromSymbols + fromScatters) * mathematics.freeSpinMultiplier * expectedFreeSpins
  const fromPots = mathematics.hasPots ? potReturn() : 0
  return {
    total: fromSymbols + fromScatters + fromFreeSpins + fromPots,
    fromSymbols,
    fromScatters,
    fromFreeSpins,
    fromPots,
    freeSpinsProbability: scatterCounts.slice(3).reduce((sum, probability) => sum + probability, 0),
    expectedFreeSpins,
  }
}

function symbolFrequencies(strip: readonly SlotSymbol[]): Map<SlotSymbol, number> {
  const frequencies = new Map<SlotSymbol, number>()
  for (const symbol of strip) frequencies.set(symbol, (frequencies.get(symbol) ?? 0) + 1 / strip.length)
  return frequencies
}

/** Expected pay of one line in line stakes; twenty lines of a twentieth each make it also the return of all lines. */
function enumerateLine(
  mathematics: SlotMathematics,
  frequencies: readonly Map<SlotSymbol, number>[],
  along: readonly SlotSymbol[],
  probability: number,
): number {
  const next = frequencies[along.length]
  if (!next) return probability * (payLine(mathematics, along)?.pay ?? 0)
  let sum = 0
  for (const [symbol, frequency] of next) {
    sum += enumerateLine(mathematics, frequencies, [...along, symbol], probability * frequency)
  }
  return sum
}

/** The windows a reel may show, each as likely as every other. */
function windowsOf(strip: readonly SlotSymbol[]): SlotSymbol[][] {
  return strip.map((_, stop) =>
    Array.from({ length: rowCount }, (_none, row) => strip[(stop + row) % strip.length] as SlotSymbol),
  )
}

/** Expected pay of all ways in stakes: for each symbol and count, the places on the reels it covers and a miss on the next. */
function countWays(mathematics: SlotMathematics): number {
  let sum = 0
  for (const symbol of Object.keys(mathematics.pays) as SlotSymbol[]) {
    const places = mathematics.strips.map((strip) =>
      windowsOf(strip).map((window) => window.filter((each) => each === symbol || each === 'wild').length),
    )
    const mean = places.map((counts) => counts.reduce((all, count) => all + count, 0) / counts.length)
    const missing = places.map((counts) => counts.filter((count) => count === 0).length / counts.length)
    for (let count = 3; count <= reelCount; count++) {
      const expected = mean.slice(0, count).reduce((product, each) => product * each, 1)
      sum += (expected * (missing[count] ?? 1) * payOf(mathematics, symbol, count)) / payUnits
    }
  }
  return sum
}

/** All that flows into a pot is won in the end, and each win begins with the seed. */
function potReturn(): number {
  return potRules.reduce((sum, { seed, share, odds }) => sum + share / 10_000 + seed / (ladderTop * odds), 0)
}

/** Probability of 0 … 5 scatters in a window. */
function scatterDistribution(mathematics: SlotMathematics): number[] {
  let distribution = [1]
  for (const strip of mathematics.strips) {
    const probability = windowsOf(strip).filter((window) => window.includes('scatter')).length / strip.length
    distribution = [...distribution, 0].map(
      (same, count) => same * (1 - probability) + (distribution[count - 1] ?? 0) * probability,
    )
  }
  return distribution
}

function expectation(distribution: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (distribution[index + 3] ?? 0), 0)
}

function countFreeSpins(mathematics: SlotMathematics, distribution: readonly number[]): number {
  const known = new Map<string, number>()
  const play = (remaining: number, awarded: number): number => {
    if (remaining === 0) return 0
    const key = `${remaining}/${awarded}`
    const before = known.get(key)
    if (before !== undefined) return before
    let expected = 1
    distribution.forEach((probability, count) => {
      const offered = count < 3 ? 0 : (mathematics.freeSpins[count - 3] ?? 0)
      const further = Math.min(offered, mathematics.freeSpinCap - awarded)
      expected += probability * play(remaining - 1 + further, awarded + further)
    })
    known.set(key, expected)
    return expected
  }
  // The paid spin itself is the first of the recursion and is not free.
  return play(1, 0) - 1
}

/** The share of stakes that comes back, as printed on the game's paytable: `96.12`. */
export function publishedReturn(mathematics: SlotMathematics): string {
  return (exactReturn(mathematics).total * 100).toFixed(2)
}
