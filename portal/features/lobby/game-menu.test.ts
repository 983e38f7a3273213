import { describe, expect, it } from 'vitest'
import type { LobbyCategory, LobbyVendor } from '../../brand/use-site.ts'
import { cardsOf, maxWinCards, menuKeys } from './game-menu.ts'

const card = (gameType: LobbyVendor['gameType'], vendorCode: string): LobbyVendor => ({
  code: vendorCode,
  gameType,
  name: vendorCode,
  gameId: null,
  cardUrl: '',
  markUrl: '',
  gameCount: 1,
  availability: 'OPEN',
})

const lane = (gameType: LobbyCategory['gameType'], count: number): LobbyCategory => ({
  gameType,
  vendors: Array.from({ length: count }, (_, index) => card(gameType, `${gameType}${index}`)),
})

describe('the game menu of the lobby', () => {
  it('starts with HOME and FAV and leaves out categories without vendors', () => {
    expect(menuKeys([lane('LIVE', 0), lane('FISH', 1)])).toEqual(['HOME', 'FAV', 'FISH'])
  })

  it('puts MXWIN before SPORTS, and COCKFIGHT after it', () => {
    const lanes = [lane('SPORTS', 2), lane('COCKFIGHT', 1), lane('RNG', 12), lane('LIVE', 3)]
    expect(menuKeys(lanes)).toEqual(['HOME', 'FAV', 'LIVE', 'RNG', 'MXWIN', 'SPORTS', 'COCKFIGHT'])
  })

  it('has MXWIN where there are slots, with the vendors after the tenth behind it, else with all', () => {
    expect(menuKeys([lane('LIVE', 2), lane('SPORTS', 1)])).toEqual(['HOME', 'FAV', 'LIVE', 'SPORTS'])
    expect(menuKeys([lane('RNG', 2), lane('SPORTS', 1)])).toEqual(['HOME', 'FAV', 'RNG', 'MXWIN', 'SPORTS'])
    expect(maxWinCards([lane('RNG', 2)]).map(({ code }) => code)).toEqual(['RNG0', 'RNG1'])
    expect(maxWinCards([lane('RNG', 20)]).map(({ code }) => code)).toEqual([
      'RNG10',
      'RNG11',
      'RNG12',
      'RNG13',
      'RNG14',
    ])
  })

  it('names each vendor once', () => {
    expect(cardsOf([{ gameType: 'RNG', vendors: [card('RNG', 'PG'), card('RNG', 'PG')] }], 'RNG')).toHaveLength(1)
  })
})
