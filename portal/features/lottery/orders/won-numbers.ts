import type { Picks } from '@croupier/lottery/core/board.ts'
import { findPlayType } from '@croupier/lottery/core/family.ts'
import { findFamily } from '../find-family.ts'
import type { Result } from '../result.ts'

interface SettledBet {
  readonly playType: string
  readonly picks: Picks
  readonly tickets: number
  readonly hits: readonly { readonly count: number }[] | null
}

interface SettledDraw {
  readonly number: string
  readonly result: Result
}

export interface WonNumber {
  readonly value: string
  readonly count: number
}

/**
 * Which of the chosen values won and how often, worked out by the rules of the family. Only of bets of which each value is a ticket of its
 * own; of others, and where the books say otherwise than the rules of today, nothing.
 */
export function wonNumbers(
  family: string,
  { playType: code, picks, tickets, hits }: SettledBet,
  draw: SettledDraw,
): readonly WonNumber[] {
  const known = findFamily(family)
  const playType = known && findPlayType(known, code)
  const [chosen = [], ...others] = picks
  if (
    !playType ||
    others.length > 0 ||
    chosen.length !== tickets ||
    chosen.some((one) => playType.count([[one]]) !== 1)
  )
    return []
  // A draw's number begins with its date at the lottery: 20261122-0731.
  const context = { date: draw.number.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') }
  const won = chosen
    .map((value) => ({ value, count: timesOf(playType.hits([[value]], draw.result, context)) }))
    .filter(({ count }) => count > 0)
  return timesOf(won) === timesOf(hits ?? []) ? won : []
}

const timesOf = (hits: readonly { readonly count: number }[]) => hits.reduce((sum, { count }) => sum + count, 0)
