import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { inLanguage } from '../content/service.ts'
import { rafflesErrors } from './errors.ts'

export const RAFFLE_STATES = ['DRAFT', 'PUBLISHED', 'PAUSED'] as const
export type RaffleState = (typeof RAFFLE_STATES)[number]
export const PRIZE_KINDS = ['MONEY', 'POINTS', 'NOTHING'] as const
export type PrizeKind = (typeof PRIZE_KINDS)[number]
/** How a raffle stands for a member. */
export const RAFFLE_STANDINGS = ['SOON', 'OPEN', 'GONE', 'OVER'] as const
export type RaffleStanding = (typeof RAFFLE_STANDINGS)[number]

/** What is written of a raffle in one language. */
export interface RaffleWords {
  readonly language: string
  readonly title: string
  readonly text: string
}

/** What a prize is called in one language. */
export interface PrizeName {
  readonly language: string
  readonly name: string
}

export interface PrizeTerms {
  readonly kind: PrizeKind
  readonly names: readonly PrizeName[]
  /** Of money, or points; none where it is NOTHING. */
  readonly amount: Money
  readonly weight: number
  /** How many there are; null where it is NOTHING, which has no end. */
  readonly quantity: number | null
}

/** What an operator plans. */
export interface RaffleTerms {
  readonly words: readonly RaffleWords[]
  readonly startsAt: Date
  readonly endsAt: Date
  /** Each deposit of so much gives a ticket; null where deposits give none. */
  readonly leastDeposit: Money | null
  /** By their places on the wheel. */
  readonly prizes: readonly PrizeTerms[]
}

interface BrandLanguages {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

/** Throws RAFFLE_TERMS_INVALID for what cannot be given or read. */
export function checkTerms(
  { words, startsAt, endsAt, leastDeposit, prizes }: RaffleTerms,
  brand: BrandLanguages,
): void {
  const refuse = (field: string) => rafflesErrors.RAFFLE_TERMS_INVALID({ field })
  if (startsAt >= endsAt) throw refuse('endsAt')
  if (leastDeposit !== null && leastDeposit <= 0n) throw refuse('leastDeposit')
  if (!isSpoken(words, brand)) throw refuse('words')
  for (const { kind, names, amount, quantity } of prizes) {
    const isNothing = kind === 'NOTHING'
    if (isNothing !== (amount === 0n) || isNothing !== (quantity === null)) throw refuse('prizes')
    if (kind === 'POINTS' && amount % MONEY_SCALE !== 0n) throw refuse('prizes')
    if (!isSpoken(names, brand)) throw refuse('prizes')
  }
}

function isSpoken(words: readonly { readonly language: string }[], brand: BrandLanguages): boolean {
  const spoken = words.map(({ language }) => language)
  const isKnown = spoken.every((language) => brand.languages.includes(language))
  return isKnown && spoken.includes(brand.defaultLanguage) && new Set(spoken).size === spoken.length
}

/** The words in the reader's language, else in the brand's. */
export function wordsIn<Words extends { readonly language: string }>(
  words: readonly Words[],
  language: string,
  defaultLanguage: string,
): Words {
  const found = inLanguage(words, language, defaultLanguage)
  if (found === undefined) throw new Error('A raffle or a prize has no words')
  return found
}
