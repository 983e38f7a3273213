import { describe, expect, it } from 'vitest'
import { playRounds, repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import { payLine, playRound, valueWindow } from './engine.ts'
import { bold, steady, variants, ways } from './mathematics.ts'
import { potRules, winsPot } from './pots.ts'
import { exactReturn, publishedReturn } from './return.ts'
import { lines, reelCount, type SlotSymbol, type SlotWindow } from './symbols.ts'

function windowOf(rows: readonly string[]): SlotWindow {
  const grid = rows.map((row) => row.split(' ') as SlotSymbol[])
  return Array.from({ length: reelCount }, (_, reel) => grid.map((row) => row[reel] as SlotSymbol))
}

describe('slot mathematics', () => {
  it.each(Object.values(variants))(
    '$code: the simulated return is within three standard errors of the exact one',
    (mathematics) => {
      const uniform = repeatableUniform(mathematics.code)
      const sample = playRounds(30_000, () => playRound(mathematics, 20, uniform).totalWin / 20)
      const { total, fromPots } = exactReturn(mathematics)
      expect(standardErrors(sample, total - fromPots)).toBeLessThan(3)
    },
  )

  it('wins the small pot as often as its odds say, also at a lower stake', () => {
    const [mini] = potRules
    if (!mini) throw new Error('There is no pot')
    for (const stake of [200, 20]) {
      const uniform = repeatableUniform(`pot ${stake}`)
      const sample = playRounds(100_000, () => (winsPot(mini, stake, uniform) ? 1 : 0))
      expect(standardErrors(sample, stake / 200 / mini.odds)).toBeLessThan(3)
    }
  })

  it('publishes the return of each variant', () => {
    const published = Object.values(variants).map((mathematics) => [mathematics.code, publishedReturn(mathematics)])
    expect(Object.fromEntries(published)).toMatchInlineSnapshot(`
      {
        "bold": "96.08",
        "jackpot": "96.52",
        "steady": "96.58",
        "ways": "96.49",
      }
    `)
  })

  it.each(Object.values(variants))('$code: no window can show two scatters on one reel', (mathematics) => {
    for (const strip of mathematics.strips) {
      strip.forEach((symbol, place) => {
        const near = [1, 2].map((step) => strip[(place + step) % strip.length])
        expect(symbol === 'scatter' && near.includes('scatter')).toBe(false)
      })
    }
  })

  it('has twenty different lines', () => {
    expect(new Set(lines.map(String)).size).toBe(20)
  })
})

describe('slot wins', () => {
  it('pays the run from the left, wilds standing for others', () => {
    expect(payLine(steady, ['ace', 'wild', 'ace', 'king', 'ace'])).toEqual({ symbol: 'ace', count: 3, pay: 12 })
    expect(payLine(steady, ['first', 'wild', 'wild', 'wild', 'wild'])).toEqual({ symbol: 'first', count: 5, pay: 1500 })
    expect(payLine(steady, ['ace', 'ace', 'king', 'ace', 'ace'])).toBeUndefined()
    expect(payLine(steady, ['scatter', 'wild', 'wild', 'ten', 'ten'])).toBeUndefined()
  })

  it('values a window line by line and gives free spins for scatters anywhere', () => {
    const window = windowOf([
      'scatter king queen jack scatter',
      'ten ten wild jack king',
      'queen scatter king ace jack',
    ])
    const spin = valueWindow(steady, window, 2000, 2)
    const middle = spin.wins.find((win) => 'line' in win && win.line === 0)
    expect(middle).toEqual({ line: 0, symbol: 'ten', count: 3, amount: 6 * 100 * 2 })
    expect(spin.scatters).toEqual({ count: 3, amount: 2 * 2000 * 2, freeSpinsAwarded: 8 })
    expect(spin.win).toBe(spin.wins.reduce((sum, win) => sum + win.amount, 0) + spin.scatters.amount)
  })

  it('multiplies the places of a symbol on neighbouring reels into ways', () => {
    const window = windowOf(['ace king ace ten jack', 'ace wild queen ten jack', 'king ten wild ten jack'])
    const { wins } = valueWindow(ways, window, 2000, 1)
    const unit = 2000 / 20
    expect(wins).toEqual([
      { ways: 4, symbol: 'ace', count: 3, amount: 4 * 10 * unit },
      { ways: 2, symbol: 'king', count: 3, amount: 2 * 9 * unit },
    ])
  })

  it('begins no way with a wild', () => {
    expect(ways.strips[0]).not.toContain('wild')
  })

  it('plays the free spins won, multiplied and capped', () => {
    const uniform = repeatableUniform('free spins')
    for (let round = 0; round < 500; round++) {
      const { spins, totalWin } = playRound(bold, 20, uniform)
      const awarded = spins.reduce((sum, spin) => sum + spin.scatters.freeSpinsAwarded, 0)
      expect(spins.length).toBe(1 + awarded)
      expect(awarded).toBeLessThanOrEqual(bold.freeSpinCap)
      expect(spins.slice(1).every((spin) => spin.multiplier === 3)).toBe(true)
      expect(totalWin).toBe(spins.reduce((sum, spin) => sum + spin.win, 0))
    }
  })
})
