import { plainAmount } from '../../lib/plain-amount.ts'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'

/** The draft as its form has it: the revision that is changed, short amounts, and the words of each language of the brand in their order. */
export function draftRecord({ id, draft, revision }: Broadcast, languages: readonly string[]) {
  const { audience, words } = draft
  const { leastDeposits } = audience
  return {
    id,
    revision,
    ...draft,
    audience: {
      ...audience,
      leastDeposits: leastDeposits && { ...leastDeposits, amount: plainAmount(leastDeposits.amount) },
    },
    words: languages.map(
      (language) => words.find((one) => one.language === language) ?? { language, title: '', content: '' },
    ),
  }
}

interface Text {
  readonly language: string
  readonly title: string
  readonly content: string
}

/** The words in a language, or in the first that there is. */
export const wordsIn = (words: readonly Text[], language: string): Text | undefined =>
  words.find((one) => one.language === language) ?? words[0]
