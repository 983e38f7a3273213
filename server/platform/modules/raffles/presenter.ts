import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import { totalWeight } from './draw.ts'
import type { SpinWithNames } from './repository.ts'
import type { Raffle, RaffleSpin } from './schema.ts'
import { chanceOf, type RaffleView } from './service/read.ts'
import { type PrizeKind, type PrizeName, type RaffleWords, wordsIn } from './terms.ts'

/** In which language something is read, and which one stands in for it. */
export interface Reading {
  readonly language: string
  readonly defaultLanguage: string
}

const nameOf = (names: unknown, { language, defaultLanguage }: Reading): string =>
  wordsIn(names as PrizeName[], language, defaultLanguage).name

export function presentRaffle(
  { raffle, prizes, standing, tickets }: RaffleView,
  reading: Reading,
): Static<typeof Raffle> {
  const { title, text } = wordsIn(raffle.words as unknown as RaffleWords[], reading.language, reading.defaultLanguage)
  return {
    id: raffle.id,
    title,
    text,
    startsAt: raffle.starts_at.toISOString(),
    endsAt: raffle.ends_at.toISOString(),
    currency: raffle.currency,
    leastDeposit: raffle.least_deposit === null ? null : formatMoney(raffle.least_deposit),
    standing,
    tickets,
    prizes: prizes.map((prize) => ({
      place: prize.place,
      kind: prize.kind as PrizeKind,
      name: nameOf(prize.names, reading),
      amount: formatMoney(prize.amount),
      weight: prize.left_quantity === 0 ? 0 : prize.weight,
    })),
    totalWeight: totalWeight(prizes.map(chanceOf)),
  }
}

export const presentSpin = (row: SpinWithNames, reading: Reading): Static<typeof RaffleSpin> => ({
  id: row.id,
  raffleId: row.raffle_id,
  place: row.place,
  kind: row.kind as PrizeKind,
  name: nameOf(row.names, reading),
  amount: formatMoney(row.amount),
  currency: row.currency,
  at: row.spun_at.toISOString(),
})
