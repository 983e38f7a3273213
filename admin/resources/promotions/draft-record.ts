import { plainAmount } from '../../lib/plain-amount.ts'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'

type Draft = Promotion['draft']

const plain = (amount: string | null) => (amount === null ? null : plainAmount(amount))

const NO_WORDS = { title: '', summary: '', content: '', pictureUrl: null }

/** The draft as its form has it: short amounts, and the words of each language of the brand in their order. */
export function draftRecord({ id, draft }: Promotion, languages: readonly string[]) {
  const { terms, words } = draft
  const { reward, turnover, audience, loss } = terms
  const { leastDeposits } = audience
  return {
    id,
    ...draft,
    budget: plain(draft.budget),
    terms: {
      ...terms,
      reward: { ...reward, amount: plain(reward.amount), cap: plain(reward.cap) },
      leastDeposit: plain(terms.leastDeposit),
      loss: loss && { ...loss, least: plainAmount(loss.least) },
      audience: {
        ...audience,
        leastDeposits: leastDeposits && { ...leastDeposits, amount: plainAmount(leastDeposits.amount) },
      },
      turnover: { ...turnover, greatestBet: plain(turnover.greatestBet) },
      holdsSuspicious: terms.holdsSuspicious !== false,
    },
    words: languages.map((language) => words.find((one) => one.language === language) ?? { ...NO_WORDS, language }),
  }
}

/** The words in a language, or in the first that there is. */
export const wordsIn = ({ words }: { readonly words: readonly Draft['words'][number][] }, language: string) =>
  words.find((one) => one.language === language) ?? words[0]
