import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { operatorsErrors } from './errors.ts'
import { findPlaces } from './repository.ts'
import { type Right, type RightName, rightNamed, rightsAt } from './rights.ts'

/** How long a wish counts: what nobody confirmed in that time is no longer what somebody wants. */
export const WISH_DAYS = 7

/** What an operator asked for, proposed or approved before: where, and with which right. */
export interface Word {
  readonly operatorId: string
  readonly merchantId: string
  readonly right: Right | RightName
}

/**
 * Of what operators wanted before, what still counts: whoever was closed since, lost the right, or no longer works for the
 * brand, has no say in it. Every decision with four eyes asks this about the first pair.
 */
export async function keepStanding<Row>(
  query: Kysely<Tables>,
  rows: readonly Row[],
  wordOf: (row: Row) => Word,
): Promise<Row[]> {
  if (rows.length === 0) return []
  const words = rows.map(wordOf)
  const places = await findPlaces(
    query,
    words.map(({ operatorId }) => operatorId),
    words.map(({ merchantId }) => merchantId),
  )
  const mayStill = ({ operatorId, merchantId, right }: Word) =>
    places.some(
      (place) =>
        place.id === operatorId && place.merchant_id === merchantId && rightsAt(place).has(rightNamed(right).name),
    )
  return rows.filter((row) => mayStill(wordOf(row)))
}

/** Whether it was asked for too long ago to be confirmed. */
export const isOld = (askedAt: Date, now: Date): boolean => now.getTime() - askedAt.getTime() >= WISH_DAYS * 86_400_000

/**
 * Refuses to confirm what somebody asked for who could no longer do it himself, or asked for too long ago. Throws
 * FOUR_EYES_GONE, FOUR_EYES_OLD.
 */
export async function demandStanding(query: Kysely<Tables>, word: Word, askedAt: Date, now: Date): Promise<void> {
  if (isOld(askedAt, now)) throw operatorsErrors.FOUR_EYES_OLD({ extras: { days: WISH_DAYS } })
  if ((await keepStanding(query, [word], (one) => one)).length === 0) throw operatorsErrors.FOUR_EYES_GONE()
}
