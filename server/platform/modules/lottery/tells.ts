import { defineTells } from '../messages/service.ts'

/** What members are told of their bets on lotteries. */
export const lotteryTells = defineTells(
  { module: 'lottery', words: 'lottery.message', kind: 'MONEY', path: '/member/personalHistoryCopy' },
  { chaseWon: { samples: { lottery: 'Siêu tốc 1 phút', draw: '20261126-0421' }, required: ['draw'] } },
)
