import type { Tone } from '../../ui/badge.tsx'
import type { BetState } from './records.generated.ts'

/** How each state of a bet looks; its words are in `account.json`. */
export const betTones: Record<BetState, Tone> = { OPEN: 'warning', SETTLED: 'success', VOID: 'neutral' }
