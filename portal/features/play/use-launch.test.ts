import { expect, it } from 'vitest'
import { pageOf } from './use-launch.ts'

it.each([
  [{ id: 'g1', gameType: 'RNG', vassalage: 'JL' }, null],
  [{ id: '', gameType: 'RNG', vassalage: 'JL' }, '/rng?gameType=RNG&vassalage=JL'],
  [{ id: 'g1', gameType: 'LIVE', vassalage: 'AG', isGame: 'VASSALAGE' }, '/live?gameType=LIVE&vassalage=AG'],
  [{ id: 'VN1', gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' }, '/vnLottery?gameCode=VN1'],
  [{ id: 'S1', gameType: 'LOTT', vassalage: 'TCG_SEA' }, '/seaLottery?gameCode=S1'],
  [{ id: 'SSC', gameType: 'ELOTT', vassalage: 'TCG' }, '/lottery?gameCode=SSC'],
])('%o leads to %s', (target, page) => expect(pageOf(target)).toBe(page))
