import { loadWords } from '../../lib/words.ts'
import { defineTells } from '../messages/service.ts'

const words = loadWords('pay')

/** What an earning is of, in the language of who reads it. */
export const kindInWords = (kind: string) => (language: string) => words.say(`kinds.${kind}`, language) ?? kind

const answered = {
  samples: { kind: kindInWords('DIVIDEND'), day: '21/11/2026', answer: 'Các vé này đã hủy.' },
  required: ['answer'],
} as const

/** What agents are told of amounts that they disputed. */
export const disputesTells = defineTells(
  { module: 'disputes', words: 'pay.dispute.message', kind: 'AGENT', path: '/agentHome/agentRevenueReport' },
  { upheld: answered, rejected: answered },
)
