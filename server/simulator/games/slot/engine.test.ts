import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUniform } from '../../random/uniform.ts'
import { payLine, playRound, valueWindow } from './engine.ts'
import { bold, steady } from './mathematics.ts'
import { exactReturn, publishedReturn } from './return.ts'
import { lines, reelCount, type SlotSymbol, type SlotWindow } from './symbols.ts'

/** The same sampler over a fixed key stream, so that a proof by simulation gives the same answer on every run. */
function repeatableUniform(key: string) {
  const stream = createCipheriv('aes-256-ctr', Buffer.from(key.padEnd(32, '.')), Buffer.alloc(16))
  return createUniform((buffer) => {
    stream.update(Buffer.alloc(buffer.length)).copy(buffer)
  })
}

function windowOf(rows: readonly string[]): SlotWindow {
  const grid = rows.map((row) => row.split(' ') as SlotSymbol[])
  return Array.from({ length: reelCount }, (_, reel) => grid.map((row) => row[reel] as SlotSymbol))
}

describe('slot mathematics', () => {
  it.each([steady, bold])(
    '$code: the simulated return is within three standard errors of the exact one',
    (mathematics) => {
      const uniform = repeatableUniform(mathematics.code)
      const rounds = 400_000
      let sum = 0
      let sumOfSquares = 0
      for (let round = 0; round < rounds; round++) {
        const won = playRound(mathematics, 20, uniform).totalWin / 20
        sum += won
        sumOfSquares += won * won
      }
      const mean = sum / rounds
      const standardError = Math.sqrt((sumOfSquares / rounds - mean * mean) / rounds)
      expect(Math.abs(mean - exactReturn(mathematics).total)).toBeLessThan(3 * standardError)
    },
  )

  it('publishes the return of each game', () => {
    expect(publishedReturn(steady)).toMatchInlineSnapshot(`"96.58"`)
    expect(publishedReturn(bold)).toMatchInlineSnapshot(`"96.08"`)
  })

  it.each([steady, bold])('$code: no window can show two scatters on one reel', (mathematics) => {
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
    const middle = spin.lineWins.find((win) => win.line === 0)
    expect(middle).toEqual({ line: 0, symbol: 'ten', count: 3, amount: 6 * 100 * 2 })
    expect(spin.scatters).toEqual({ count: 3, amount: 2 * 2000 * 2, freeSpinsAwarded: 8 })
    expect(spin.win).toBe(spin.lineWins.reduce((sum, win) => sum + win.amount, 0) + spin.scatters.amount)
  })

  it('plays the free spins won, multiplied and capped', () => {
    const uniform = repeatableUniform('free spins')
    for (let round = 0; round < 2000; round++) {
      const { spins, totalWin } = playRound(bold, 20, uniform)
      const awarded = spins.reduce((sum, spin) => sum + spin.scatters.freeSpinsAwarded, 0)
      expect(spins.length).toBe(1 + awarded)
      expect(awarded).toBeLessThanOrEqual(bold.freeSpinCap)
      expect(spins.slice(1).every((spin) => spin.multiplier === 3)).toBe(true)
      expect(totalWin).toBe(spins.reduce((sum, spin) => sum + spin.win, 0))
    }
  })
})
