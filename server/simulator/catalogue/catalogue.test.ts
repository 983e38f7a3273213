import { describe, expect, it } from 'vitest'
import { gameKinds } from '../games/kinds.ts'
import { findSimulatedGame, simulatedGames } from './catalogue.ts'
import { simulatedVendors } from './vendors.ts'

const games = simulatedGames()

describe('the catalogue of the simulated vendors', () => {
  it('has thousands of games, each found by its code', () => {
    expect(games.length).toBeGreaterThan(8000)
    expect(new Set(games.map(({ code }) => code)).size).toBe(games.length)
    expect(findSimulatedGame(games[4321]?.code ?? '')).toBe(games[4321])
    expect(findSimulatedGame('jl_nothing')).toBeUndefined()
  })

  it.each(['vi', 'en'] as const)('gives no two games of a vendor one name (%s)', (language) => {
    for (const { code } of simulatedVendors) {
      const names = games.filter(({ vendorCode }) => vendorCode === code).map((game) => game.names[language])
      expect(names.filter((name, index) => names.indexOf(name) !== index || name === '')).toEqual([])
    }
  })

  it('offers only themes and variants of registered kinds, with the return they publish', () => {
    const kinds = new Map(gameKinds.map((kind) => [kind.code, kind]))
    const wrong = games.filter(({ kind: code, theme, variant, rtp }) => {
      const kind = kinds.get(code)
      return !kind?.themes.includes(theme) || kind.variants[variant]?.rtp !== rtp
    })
    expect(wrong).toEqual([])
  })

  it('tells slots with pots apart as jackpot games', () => {
    const classifies = games.filter(({ kind }) => kind === 'slot').map((game) => [game.variant, game.gameClassify])
    expect(classifies.every(([variant, classify]) => (variant === 'jackpot') === (classify === 'JP'))).toBe(true)
  })

  it('dresses e-sports as arenas and football as pitches', () => {
    const books = games.filter(({ kind }) => kind === 'sports')
    expect(books.length).toBeGreaterThan(0)
    expect(books.filter(({ theme, variant }) => theme.endsWith('_arena') !== (variant === 'esports'))).toEqual([])
  })

  it('draws a cover for every kind and theme', () => {
    for (const kind of gameKinds) {
      for (const theme of kind.themes) {
        const game = games.find((each) => each.kind === kind.code && each.theme === theme)
        if (!game) continue
        const cover = kind.drawCover(game)
        expect(cover).toMatch(/^<svg /)
        expect(cover).not.toMatch(/undefined|NaN/)
      }
    }
  })
})
