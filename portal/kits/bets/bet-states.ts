import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import type { Tone } from '../../ui/badge.tsx'
import type { BetPartsFragment } from './bets.generated.ts'

/** The states that records can be filtered by; their words are in `account.json`. */
export const betStates = ['OPEN', 'SETTLED', 'VOID'] as const satisfies readonly BetPartsFragment['state'][]

/** How a bet ended for who placed it: won where it paid more than its stake; less than that is paid, but nobody's gain. */
type BetEnd = 'OPEN' | 'WON' | 'PAID' | 'LOST' | 'VOID'

export const betEnd = ({ state, payout, profit }: Pick<BetPartsFragment, 'state' | 'payout' | 'profit'>): BetEnd => {
  if (state !== 'SETTLED') return state
  if (isZeroAmount(payout)) return 'LOST'
  return profit.startsWith('-') || isZeroAmount(profit) ? 'PAID' : 'WON'
}

/** How each end looks. */
export const betTones: Record<BetEnd, Tone> = {
  OPEN: 'warning',
  WON: 'success',
  PAID: 'neutral',
  LOST: 'neutral',
  VOID: 'neutral',
}
