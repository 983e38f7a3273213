import { moneyInWords } from '../../lib/money-in-words.ts'
import { loadWords } from '../../lib/words.ts'
import { defineTells } from '../messages/service.ts'

const words = loadWords('withdrawals')

/** Why a withdrawal was rejected, in the language of who reads it. */
export const reasonInWords = (code: string | null) => (language: string) =>
  words.say(`reject.${code ?? 'OTHER'}`, language) ?? ''

const samples = {
  amount: moneyInWords(2_000_000_0000n),
  rest: moneyInWords(500_000_0000n),
  currency: 'VND',
  bank: 'Vietcombank',
  account: '6789',
  reason: reasonInWords('NAME_MISMATCH'),
}

/** What members are told of their withdrawals (regulator row M1). */
export const withdrawalsTells = defineTells(
  { module: 'withdrawals', words: 'withdrawals.message', kind: 'MONEY', path: '/member/withdraw' },
  {
    released: { samples, required: ['amount'] },
    rejected: { samples, required: ['amount', 'reason'] },
    failed: { samples, required: ['amount'] },
    restReturned: { samples, required: ['rest'] },
    paidAgain: { samples, required: ['rest'] },
    forced: { samples, required: ['amount'] },
  },
)
