import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { EnvelopeRain } from './schema.ts'
import type { RainView } from './service/read.ts'
import { type RainWords, wordsIn } from './terms.ts'

/** In which language something is read, and which one stands in for it. */
export interface Reading {
  readonly language: string
  readonly defaultLanguage: string
}

export function presentRain(
  { rain, standing, opening }: RainView,
  { language, defaultLanguage }: Reading,
): Static<typeof EnvelopeRain> {
  const { title, text } = wordsIn(rain.words as unknown as RainWords[], language, defaultLanguage)
  return {
    id: rain.id,
    title,
    text,
    startsAt: rain.starts_at.toISOString(),
    endsAt: rain.ends_at.toISOString(),
    isDaily: rain.is_daily,
    leastRank: rain.least_rank,
    currency: rain.currency,
    least: formatMoney(rain.least),
    greatest: formatMoney(rain.greatest),
    envelopes: rain.envelopes,
    left: rain.left_envelopes,
    standing,
    opening:
      opening === undefined
        ? null
        : { id: opening.id, amount: formatMoney(opening.amount), openedAt: opening.opened_at.toISOString() },
  }
}
