import { payLine } from './engine.ts'
import type { SlotMathematics } from './mathematics.ts'
import { rowCount, type SlotSymbol } from './symbols.ts'

/** The exact expectation of a round, in stakes. */
export interface ExactReturn {
  /** Return to player of a whole round, e.g. 0.9612. */
  readonly total: number
  readonly fromLines: number
  readonly fromScatters: number
  readonly fromFreeSpins: number
  /** Probability that a paid spin starts free spins. */
  readonly freeSpinsProbability: number
  /** Expected free spins per paid spin. */
  readonly expectedFreeSpins: number
}

/**
 * Computes the return by enumeration, without a simulation.
 *
 * Any row of a reel shows each symbol of its strip with the same frequency, so every line has the same expectation:
 * the sum over all symbol sequences of probability times pay. Scatters are counted from the windows of each strip.
 * Free spins use the same strips; how many are expected under the cap is a recursion over (left to play, awarded).
 */
export function exactReturn(mathematics: SlotMathematics): ExactReturn {
  const frequencies = mathematics.strips.map(symbolFrequencies)
  const fromLines = enumerateLine(mathematics, frequencies, [], 1)
  const scatterCounts = scatterDistribution(mathematics)
  const fromScatters = expectation(scatterCounts, mathematics.scatterPays)
  const expectedFreeSpins = countFreeSpins(mathematics, scatterCounts)
  const fromFreeSpins = (fromLines + fromScatters) * mathematics.freeSpinMultiplier * expectedFreeSpins
  return {
    total: fromLines + fromScatters + fromFreeSpins,
    fromLines,
    fromScatters,
    fromFreeSpins,
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

/** Probability of 0 … 5 scatters in a window. */
function scatterDistribution(mathematics: SlotMathematics): number[] {
  let distribution = [1]
  for (const strip of mathematics.strips) {
    const showing = strip.filter((_, stop) =>
      Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length]).includes('scatter'),
    ).length
    const probability = showing / strip.length
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
