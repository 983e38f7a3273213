import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import type { Tone } from '../../ui/badge.tsx'
import type { BetPartsFragment } from './bets.generated.ts'

/** The states that records can be filtered by; their words are in `account.json`. */
export const betStates = ['OPEN', 'SETTLED', 'VOID'] as const satisfies readonly BetPartsFragment['state'][]

/** How a bet ended for who placed it: one that is settled either paid something or is lost. */
type BetEnd = 'OPEN' | 'PAID' | 'LOST' | 'VOID'

export const betEnd = ({ state, payout }: Pick<BetPartsFragment, 'state' | 'payout'>): BetEnd => {
  if (state !== 'SETTLED') return state
  return isZeroAmount(payout) ? 'LOST' : 'PAID'
}

/** How each end looks. */
export const betTones: Record<BetEnd, Tone> = { OPEN: 'warning', PAID: 'success', LOST: 'neutral', VOID: 'neutral' }
