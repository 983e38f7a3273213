import { formatMoney, type Money, parseMoney } from '../../lib/money.ts'

/** What is set for a line, as an agent says it: what is off, and the greatest stakes of bets. */
export interface LineRules {
  readonly vendorsOff: readonly string[]
  readonly gameTypesOff: readonly string[]
  readonly greatestStakes: readonly { readonly gameType: string; readonly greatest: string }[]
}

/** One thing that is set, as it is kept: `vendor PG`, `category RNG` (both with nothing), or `VND RNG`. */
export interface Limit {
  readonly subject: string
  readonly greatest: Money
}

/** The limits that rules amount to; stakes are in the agent's currency. */
export const limitsOf = ({ vendorsOff, gameTypesOff, greatestStakes }: LineRules, currency: string): Limit[] => [
  ...[...new Set(vendorsOff)].map((code) => ({ subject: `vendor ${code}`, greatest: 0n })),
  ...[...new Set(gameTypesOff)].map((gameType) => ({ subject: `category ${gameType}`, greatest: 0n })),
  ...greatestStakes.map(({ gameType, greatest }) => ({
    subject: `${currency} ${gameType}`,
    greatest: parseMoney(greatest),
  })),
]

/** What a limit is about: a vendor that is off, a category that is off, or bets of a category in a currency. */
export function readLimit({ subject, greatest }: Limit) {
  const [kind = '', name = ''] = subject.split(' ')
  return {
    vendorCode: kind === 'vendor' ? name : null,
    gameType: kind === 'vendor' ? null : name,
    greatest: greatest === 0n ? null : formatMoney(greatest),
    currency: greatest === 0n ? null : kind,
  }
}
