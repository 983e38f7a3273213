import type { Tone } from '../../ui/badge.tsx'
import type { BetPartsFragment } from './bets.generated.ts'

/** How each state of a bet looks; its words are in `account.json`. */
export const betTones: Record<BetPartsFragment['state'], Tone> = {
  OPEN: 'warning',
  SETTLED: 'success',
  VOID: 'neutral',
}
