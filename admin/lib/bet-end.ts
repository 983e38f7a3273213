/** How a bet ended for who placed it: one that is settled either paid something or is lost. Words: `betStates.<end>`. */
export function betEnd({ state, payout }: { readonly state: string; readonly payout: string | null }): string {
  if (state !== 'SETTLED') return state
  return Number(payout) === 0 ? 'LOST' : 'PAID'
}
