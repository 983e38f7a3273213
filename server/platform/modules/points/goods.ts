import type { Money } from '../../lib/money.ts'
import { inLanguage } from '../content/service.ts'
import type { GoodsKind } from './states.ts'

/** What is written of goods in one language. */
export interface GoodsWords {
  readonly language: string
  readonly name: string
  readonly description: string
  /** Null where a sign of their kind stands in for it. */
  readonly pictureUrl: string | null
}

/** What an operator writes of goods. */
export interface GoodsInput {
  readonly kind: GoodsKind
  readonly words: readonly GoodsWords[]
  /** For one. */
  readonly pointsRequired: bigint
  /** Money for one, beside the points. */
  readonly amountRequired: Money
  /** Money that one brings. */
  readonly amountGiven: Money
  readonly stock: number
  readonly isOpen: boolean
  readonly position: number
}

export interface Goods extends GoodsInput {
  readonly id: string
  readonly changedAt: Date
}

/** The words in the reader's language, else in the brand's, else the first there are. */
export function wordsIn(words: readonly GoodsWords[], language: string, defaultLanguage: string): GoodsWords {
  const found = inLanguage(words, language, defaultLanguage)
  if (found === undefined) throw new Error('Goods of the mall have no words')
  return found
}

/** Names by language, as a redemption keeps them. */
export const namesOf = ({ words }: Pick<Goods, 'words'>): Record<string, string> =>
  Object.fromEntries(words.map(({ language, name }) => [language, name]))

/** Whether the house may lose more by goods as they are to be: they are opened, cost less, bring more, or there are more of them. */
export function givesMoreGoods(before: GoodsInput, next: GoodsInput): boolean {
  if (!next.isOpen) return false
  return (
    !before.isOpen ||
    next.kind !== before.kind ||
    next.pointsRequired < before.pointsRequired ||
    next.amountRequired < before.amountRequired ||
    next.amountGiven > before.amountGiven ||
    next.stock > before.stock
  )
}
