import { defineTells } from '../messages/service.ts'

const decided = {
  samples: { name: 'Áo mưa', number: 'Q7K2M9', remark: 'Gửi trong hôm nay.' },
  required: ['remark'],
} as const

/** What members are told of what they gave points for. */
export const pointsTells = defineTells(
  { module: 'points', words: 'points.message', kind: 'REWARD', path: '/pointMall' },
  { approved: decided, rejected: decided },
)
