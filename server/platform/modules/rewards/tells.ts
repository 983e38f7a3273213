import { moneyInWords } from '../../lib/money-in-words.ts'
import { loadWords } from '../../lib/words.ts'
import { defineTells } from '../messages/service.ts'

const words = loadWords('reward-centre')

/** What a gift is called, in the language of who reads it. */
export const giftInWords = (kind: string) => (language: string) => words.say(`gift.${kind}`, language) ?? kind

/** What members are told of money that the house gave them. It is theirs already, so it invites to nothing. */
export const rewardsTells = defineTells(
  { module: 'rewards', words: 'reward-centre.message', kind: 'REWARD', path: '/member/bonusDetails' },
  {
    granted: {
      samples: { amount: moneyInWords(88_000_0000n), currency: 'VND', reward: giftInWords('REWARD') },
      required: ['amount'],
    },
  },
)
