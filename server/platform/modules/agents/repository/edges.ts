/** Whose records: one member's, or of those directly below, or of everybody below. */
export type Whose = { readonly memberId: string } | 'DIRECT' | 'TEAM'

/** The edges `e` from the agent `$2` of the brand `$1` to those whose records are asked for, on whatever day. */
export function edgesOf(whose: Whose, add: (value: unknown) => string): string {
  const which =
    whose === 'TEAM' ? '' : whose === 'DIRECT' ? 'and e.depth = 1' : `and e.descendant_id = ${add(whose.memberId)}`
  return `e.merchant_id = $1 and e.ancestor_id = $2 and e.depth > 0 ${which}`
}
