/** A bet that somebody showed, on its way into one's own slip. Nothing of its price travels: it is counted anew where it is put. */
export interface CopiedBet {
  readonly playType: string
  readonly picks: readonly (readonly string[])[]
  readonly multiple: number
}

/** The state of an address that brings a bet to the lottery's page. */
export const stateWithBet = (bet: CopiedBet) => ({ copiedBet: bet })

/** The bet that an address brought, if it did. */
export function betOfState(state: unknown): CopiedBet | null {
  if (typeof state !== 'object' || state === null || !('copiedBet' in state)) return null
  return state.copiedBet as CopiedBet
}
