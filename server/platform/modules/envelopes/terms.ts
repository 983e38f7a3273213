import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { inLanguage } from '../content/service.ts'
import { envelopesErrors } from './errors.ts'

export const RAIN_STATES = ['DRAFT', 'PUBLISHED', 'PAUSED'] as const
export type RainState = (typeof RAIN_STATES)[number]

/** How a rain stands for a member. */
export const RAIN_STANDINGS = ['SOON', 'OPEN', 'OPENED', 'GONE', 'OVER', 'HIGHER_LEVEL'] as const
export type RainStanding = (typeof RAIN_STANDINGS)[number]

/** What is written of a rain in one language. */
export interface RainWords {
  readonly language: string
  readonly title: string
  readonly text: string
}

/** What an operator plans. */
export interface RainTerms {
  readonly words: readonly RainWords[]
  readonly startsAt: Date
  readonly endsAt: Date
  readonly envelopes: number
  /** What is in all of them, in one at least and in one at most: whole units of the currency. */
  readonly total: Money
  readonly least: Money
  readonly greatest: Money
  readonly isDaily: boolean
  readonly leastRank: number
}

interface BrandLanguages {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

/** Throws ENVELOPES_TERMS_INVALID for what cannot be dealt or read. */
export function checkTerms(terms: RainTerms, { languages, defaultLanguage }: BrandLanguages): void {
  const { words, envelopes, total, least, greatest, startsAt, endsAt } = terms
  const refuse = (field: string) => envelopesErrors.ENVELOPES_TERMS_INVALID({ field })
  const isWhole = (amount: Money) => amount > 0n && amount % MONEY_SCALE === 0n
  if (!isWhole(least)) throw refuse('least')
  if (!isWhole(greatest) || greatest < least) throw refuse('greatest')
  const number = BigInt(envelopes)
  if (!isWhole(total) || total < least * number || total > greatest * number) throw refuse('total')
  if (startsAt >= endsAt) throw refuse('endsAt')
  const spoken = words.map(({ language }) => language)
  const isSpoken = spoken.every((language) => languages.includes(language)) && spoken.includes(defaultLanguage)
  if (!isSpoken || new Set(spoken).size !== spoken.length) throw refuse('words')
}

/** The words in the reader's language, else in the brand's. */
export function wordsIn(words: readonly RainWords[], language: string, defaultLanguage: string): RainWords {
  const found = inLanguage(words, language, defaultLanguage)
  if (found === undefined) throw new Error('A rain of envelopes has no words')
  return found
}
