import { moneyInWords } from '../../lib/money-in-words.ts'
import { loadWords } from '../../lib/words.ts'
import { defineTells } from '../messages/service.ts'

const words = loadWords('protection')

/** Names of a limit and its period, and minutes, in the language of who reads them. */
export const limitInWords = (kind: string) => (language: string) => words.say(`limits.kinds.${kind}`, language) ?? kind
export const periodInWords = (period: string) => (language: string) =>
  words.say(`limits.periods.${period}`, language) ?? period
export const minutesInWords = (minutes: bigint) => (language: string) =>
  words.say('limits.inMinutes', language, { minutes }) ?? String(minutes)

const limit = limitInWords('DEPOSIT')
const period = periodInWords('DAY')

/** What members are told of what protects them: who did not ask for it shall learn of it. */
export const protectionTells = defineTells(
  { module: 'protection', words: 'protection.message', kind: 'SECURITY', path: '/member/protection' },
  {
    limitRaised: { samples: { limit, period, amount: moneyInWords(5_000_000_0000n) }, required: ['limit', 'amount'] },
    limitRemoved: { samples: { limit, period }, required: ['limit'] },
  },
)
