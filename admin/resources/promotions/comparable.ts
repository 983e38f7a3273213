import { plainAmount } from '../../lib/plain-amount.ts'
import { promotionInput } from './promotion-input.ts'

/** A part of a draft that is an amount. */
const AMOUNTS = new Set(['budget', 'amount', 'cap', 'leastDeposit', 'least', 'greatestBet'])

/**
 * A draft, or what is published, in one form, so that they differ only where what they say does: amounts are written alike, words are
 * under their language and weights under their category, lists are one text, and what a choice rules out or nobody filled in is not
 * there: every path leads to one thing that has a word.
 */
export function comparable(draft: object | null): Record<string, unknown> {
  if (draft === null) return {}
  const { words, ...rest } = promotionInput(draft as Record<string, unknown>)
  const texts = (words as { language: string }[]).map(({ language, ...text }) => [language, text])
  return alike({ ...rest, words: Object.fromEntries(texts) }) as Record<string, unknown>
}

interface Weight {
  gameType: string
  percent: number
}

/** Undefined where all counts in full. */
const weightsByGameType = (weights: readonly Weight[]) =>
  weights.length === 0 ? undefined : Object.fromEntries(weights.map(({ gameType, percent }) => [gameType, percent]))

function alike(part: unknown, name = ''): unknown {
  if (part === null || part === undefined || part === '') return undefined
  if (name === 'weights') return weightsByGameType(part as Weight[])
  if (Array.isArray(part)) return part.length === 0 ? undefined : part.join(', ')
  if (typeof part === 'object') {
    const parts = Object.entries(part).flatMap(([key, value]) => {
      const same = alike(value, key)
      return same === undefined ? [] : [[key, same] as const]
    })
    return parts.length === 0 ? undefined : Object.fromEntries(parts)
  }
  if (!AMOUNTS.has(name)) return part
  const plain = plainAmount(String(part))
  const [whole = '0', fraction = ''] = plain.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
