import { defineTells } from '../messages/service.ts'

const level = { samples: { level: 'Vàng' }, required: ['level'] } as const

/** What members are told of their level. What says how to get more invites to play. */
export const vipTells = defineTells(
  { module: 'vip', words: 'vip.message', kind: 'REWARD', path: '/member/vip' },
  {
    reached: { ...level, invites: true },
    regained: level,
    notKept: { ...level, invites: true },
    fell: level,
    none: { samples: { level: '' }, invites: true },
  },
)
