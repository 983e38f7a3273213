import { moneyInWords } from '../../lib/money-in-words.ts'
import { defineTells } from '../messages/service.ts'

/** What members are told of money that others send them. */
export const walletsTells = defineTells(
  { module: 'wallets', words: 'wallets.message', kind: 'MONEY', path: '/member/transactionHistory' },
  {
    transferReceived: {
      samples: { account: 'dailyvang', amount: moneyInWords(500_000_0000n), currency: 'VND' },
      required: ['account', 'amount'],
    },
  },
)
