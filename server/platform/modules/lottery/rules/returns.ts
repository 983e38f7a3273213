import type { Family, OddsTable } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import { HIGHEST_RETURN, isMore, returnsOver, returnsUnder, type TicketReturn } from '@croupier/lottery/core/odds.ts'
import { lotteryErrors } from '../errors.ts'
import type { RulesRow } from '../lotteries-repository.ts'
import { rangeOf } from './exposure.ts'

/** Tickets that return too little, of play types that are offered; the worst first. */
export function tooLow(family: Family, rules: RulesRow): TicketReturn[] {
  const table: OddsTable = rules.odds
  return returnsUnder(family, { series: rules.highest_series, table }, rules.return_floor)
    .filter(({ playType }) => !rules.withheld.includes(playType))
    .sort((left, right) => toRate(left.share) - toRate(right.share))
}

/** Tickets that return more than the whole stake at some prize group; the worst first. Also of play types not offered: they may be. */
export function tooHigh(family: Family, rules: RulesRow): TicketReturn[] {
  return [...returnsOver(family, rangeOf(rules), HIGHEST_RETURN)].sort((left, right) =>
    isMore(right.share, left.share) ? 1 : -1,
  )
}

/** Throws LOTTERY_RETURN_TOO_HIGH, which no number of operators can want, and LOTTERY_RETURN_TOO_LOW. */
export function demandSound(family: Family, rules: RulesRow): void {
  const [dearest] = tooHigh(family, rules)
  if (dearest !== undefined)
    throw lotteryErrors.LOTTERY_RETURN_TOO_HIGH({
      field: 'odds',
      // One part more than the whole must not read as the whole.
      extras: { ...ticketOf(dearest), returned: percent(toRate(dearest.share) + 1) },
    })
  const [worst] = tooLow(family, rules)
  if (worst !== undefined)
    throw lotteryErrors.LOTTERY_RETURN_TOO_LOW({
      field: 'odds',
      extras: { ...ticketOf(worst), returned: percent(toRate(worst.share)), floor: percent(rules.return_floor) },
    })
}

const percent = (rate: number): string => (rate / 100).toFixed(2)
const ticketOf = ({ playType, ticket }: TicketReturn) => ({ playType, ticket: ticket ?? '' })
