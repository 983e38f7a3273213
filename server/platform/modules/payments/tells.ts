import { moneyInWords } from '../../lib/money-in-words.ts'
import { defineTells } from '../messages/service.ts'

/** What members are told of their deposits. */
export const paymentsTells = defineTells(
  { module: 'payments', words: 'cashier.message', kind: 'MONEY' },
  {
    credited: {
      samples: { amount: moneyInWords(500_000_0000n), currency: 'VND' },
      required: ['amount'],
      path: '/member/transactionHistory',
    },
    late: {
      samples: { amount: moneyInWords(500_000_0000n), currency: 'VND', code: 'SV7K2M9Q' },
      required: ['amount'],
      path: '/member/depositv2',
    },
  },
)
