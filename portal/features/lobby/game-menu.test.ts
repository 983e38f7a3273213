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
    const lanes = [lane('SPORTS', 2), lane('COCKFIGHT', 1), lane('SLOTS', 12), lane('LIVE', 3)]
    expect(menuKeys(lanes)).toEqual(['HOME', 'FAV', 'LIVE', 'SLOTS', 'MAX_WIN', 'SPORTS', 'COCKFIGHT'])
  })

  it('has MXWIN where there are slots, with the vendors after the tenth behind it, else with all', () => {
    expect(menuKeys([lane('LIVE', 2), lane('SPORTS', 1)])).toEqual(['HOME', 'FAV', 'LIVE', 'SPORTS'])
    expect(menuKeys([lane('SLOTS', 2), lane('SPORTS', 1)])).toEqual(['HOME', 'FAV', 'SLOTS', 'MAX_WIN', 'SPORTS'])
    expect(maxWinCards([lane('SLOTS', 2)]).map(({ code }) => code)).toEqual(['SLOTS0', 'SLOTS1'])
    expect(maxWinCards([lane('SLOTS', 20)]).map(({ code }) => code)).toEqual([
      'SLOTS10',
      'SLOTS11',
      'SLOTS12',
      'SLOTS13',
      'SLOTS14',
    ])
  })

  it('names each vendor once', () => {
    expect(cardsOf([{ gameType: 'SLOTS', vendors: [card('SLOTS', 'PG'), card('SLOTS', 'PG')] }], 'SLOTS')).toHaveLength(
      1,
    )
  })
})
