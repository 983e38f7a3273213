import type { SimulatedGame } from '../play/game.ts'

/** A game that no catalogue has, for tests. */
export function makeGame(
  part: Pick<SimulatedGame, 'code' | 'kind' | 'gameType'> & Partial<SimulatedGame>,
): SimulatedGame {
  return {
    vendorCode: 'JL',
    wallet: 'hub88',
    gameClassify: undefined,
    names: { vi: 'Trò chơi', en: 'Game' },
    theme: 'emerald',
    variant: 'classic',
    rtp: '96.00',
    ...part,
  }
}
