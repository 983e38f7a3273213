import { expect, it } from 'vitest'
import { type LaunchTarget, launchOf } from './use-launch.ts'

it.each<[LaunchTarget, ReturnType<typeof launchOf>]>([
  [
    { id: 'g1', gameType: 'SLOTS', vendorCode: 'JL' },
    { kind: 'game', path: '/seamless?gameId=g1' },
  ],
  [
    { id: '', gameType: 'SLOTS', vendorCode: 'JL' },
    { kind: 'list', path: '/rng?gameType=RNG&vassalage=JL' },
  ],
  [{ id: '', gameType: 'LIVE', vendorCode: 'AG' }, { kind: 'popup' }],
  [
    { id: 'g1', gameType: 'LOTTERY', vendorCode: 'TCG_LOTTO_VN', lotteryCode: 'VN1' },
    { kind: 'lottery', path: '/vnLottery?gameCode=VN1' },
  ],
  [
    { id: '', gameType: 'LOTTERY', vendorCode: 'TCG_SEA' },
    { kind: 'lottery', path: '/seaLottery' },
  ],
  [
    { id: 'g1', gameType: 'E_LOTTERY', vendorCode: 'LOTT', lotteryCode: 'SSC' },
    { kind: 'lottery', path: '/lottery?gameCode=SSC' },
  ],
])('%o leads to %o', (target, wanted) => expect(launchOf(target)).toEqual(wanted))
