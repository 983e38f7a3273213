import { expect, it } from 'vitest'
import { type LaunchTarget, launchOf } from './use-launch.ts'

it.each<[LaunchTarget, ReturnType<typeof launchOf>]>([
  [
    { id: 'g1', gameType: 'RNG', vassalage: 'JL' },
    { kind: 'game', path: '/seamless?gameId=g1' },
  ],
  [
    { id: '', gameType: 'RNG', vassalage: 'JL' },
    { kind: 'list', path: '/rng?gameType=RNG&vassalage=JL' },
  ],
  [{ id: 'g1', gameType: 'LIVE', vassalage: 'AG', isGame: 'VASSALAGE' }, { kind: 'popup' }],
  [
    { id: 'g1', gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN', gameCode: 'VN1' },
    { kind: 'lottery', path: '/vnLottery?gameCode=VN1' },
  ],
  [
    { id: '', gameType: 'LOTT', vassalage: 'TCG_SEA' },
    { kind: 'lottery', path: '/seaLottery' },
  ],
  [
    { id: 'g1', gameType: 'ELOTT', vassalage: 'LOTT', gameCode: 'SSC' },
    { kind: 'lottery', path: '/lottery?gameCode=SSC' },
  ],
])('%o leads to %o', (target, wanted) => expect(launchOf(target)).toEqual(wanted))
