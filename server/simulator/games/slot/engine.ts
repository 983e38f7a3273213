import type { Uniform } from '../../random/uniform.ts'
import type { SlotMathematics } from './mathematics.ts'
import { lines, reelCount, rowCount, type SlotSymbol, type SlotWindow } from './symbols.ts'

/** A line that won: which one, with what, how many from the left and how much (same unit as the stake). */
export type LineWin = {
  readonly line: number
  readonly symbol: SlotSymbol
  readonly count: number
  readonly amount: number
}

/** A symbol that won on neighbouring reels from the left, in as many ways as its places can be combined. */
export type WayWin = {
  readonly ways: number
  readonly symbol: SlotSymbol
  readonly count: number
  readonly amount: number
}

/** One turn of the reels, paid or free. Amounts are in the unit of the stake, already multiplied. */
export type SlotSpin = {
  readonly window: SlotWindow
  readonly multiplier: number
  readonly wins: readonly (LineWin | WayWin)[]
  readonly scatters: { readonly count: number; readonly amount: number; readonly freeSpinsAwarded: number }
  readonly win: number
}

/** The reels of a whole round: the paid spin and the chain of free spins it led to. */
export type SlotOutcome = {
  readonly spins: readonly SlotSpin[]
  readonly totalWin: number
}

/** Pays are worth this part of the stake of a spin, whether it is spread over lines or over ways. */
export const payUnits = lines.length

/** Turns the reels once: each stops at a uniformly drawn place of its strip. */
export function drawWindow(mathematics: SlotMathematics, uniform: Uniform): SlotWindow {
  return mathematics.strips.map((strip) => {
    const stop = uniform(strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol)
  })
}

/** What the symbols along one line pay, in line stakes: a run from the left of one symbol, wilds standing for it. */
export function payLine(mathematics: SlotMathematics, along: readonly SlotSymbol[]) {
  const symbol = along.find((each) => each !== 'wild')
  if (symbol === undefined || symbol === 'scatter') return undefined
  const broken = along.findIndex((each) => each !== symbol && each !== 'wild')
  const count = broken === -1 ? reelCount : broken
  const paid = payOf(mathematics, symbol, count)
  return paid > 0 ? { symbol, count, pay: paid } : undefined
}

/** What so many of a symbol from the left pay, in twentieths of the stake. */
export function payOf(mathematics: SlotMathematics, symbol: SlotSymbol, count: number): number {
  return count < 3 ? 0 : (mathematics.pays[symbol]?.[count - 3] ?? 0)
}

function valueLines(mathematics: SlotMathematics, window: SlotWindow, unit: number): LineWin[] {
  return lines.flatMap((rows, line) => {
    const along = rows.map((row, reel) => window[reel]?.[row] as SlotSymbol)
    const won = payLine(mathematics, along)
    return won ? [{ line, symbol: won.symbol, count: won.count, amount: won.pay * unit }] : []
  })
}

function valueWays(mathematics: SlotMathematics, window: SlotWindow, unit: number): WayWin[] {
  // The first reel has no wild, so a way always begins with the symbol it pays.
  return [...new Set(window[0])].flatMap((symbol) => {
    let ways = 1
    let count = 0
    for (const reel of window) {
      const places = reel.filter((each) => each === symbol || (each === 'wild' && symbol !== 'scatter')).length
      if (places === 0) break
      ways *= places
      count++
    }
    const paid = payOf(mathematics, symbol, count)
    return paid > 0 ? [{ ways, symbol, count, amount: paid * ways * unit }] : []
  })
}

/**
 * Values a window.
 * @param stake stake of the spin; must be divisible by twenty
 */
export function valueWindow(
  mathematics: SlotMathematics,
  window: SlotWindow,
  stake: number,
  multiplier: number,
): SlotSpin {
  const unit = (stake / payUnits) * multiplier
  if (!Number.isSafeInteger(unit)) throw new RangeError(`stake ${stake} cannot be spread over the lines`)
  const value = mathematics.evaluation === 'ways' ? valueWays : valueLines
  const wins = value(mathematics, window, unit)
  const count = window.flat().filter((symbol) => symbol === 'scatter').length
  const scatters = {
    count,
    amount: count < 3 ? 0 : (mathematics.scatterPays[count - 3] ?? 0) * stake * multiplier,
    freeSpinsAwarded: count < 3 ? 0 : (mathematics.freeSpins[count - 3] ?? 0),
  }
  return { window, multiplier, wins, scatters, win: wins.reduce((sum, { amount }) => sum + amount, scatters.amount) }
}

/** Plays a whole round for a stake: the paid spin, then every free spin won, up to the chain's cap. */
export function playRound(mathematics: SlotMathematics, stake: number, uniform: Uniform): SlotOutcome {
  const spins: SlotSpin[] = []
  let awarded = 0
  let remaining = 1
  while (remaining > 0) {
    const multiplier = spins.length === 0 ? 1 : mathematics.freeSpinMultiplier
    const spin = valueWindow(mathematics, drawWindow(mathematics, uniform), stake, multiplier)
    const further = Math.min(spin.scatters.freeSpinsAwarded, mathematics.freeSpinCap - awarded)
    spins.push({ ...spin, scatters: { ...spin.scatters, freeSpinsAwarded: further } })
    awarded += further
    remaining += further - 1
  }
  return { spins, totalWin: spins.reduce((sum, spin) => sum + spin.win, 0) }
}
