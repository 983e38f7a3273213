import type { BetFilter, MemberBetFilter } from '../../generated/resolvers.ts'
import { given } from '../../user-errors.ts'

// What the graph calls otherwise than the specification, in which all of the platform's calls are written (decision 0061).

/** Code of a vendor: the specification's `vassalage`. */
export const vendorCode = ({ vassalage }: { readonly vassalage: string }): string => vassalage

/** Id of the game that something is about: the specification's `nodeId`. */
export const gameId = ({ nodeId }: { readonly nodeId: string }): string => nodeId

/** Which bets, as the platform's lists of bets take it. */
export function betsQuery(filter: BetFilter | MemberBetFilter | null | undefined) {
  const { vendorCode: vassalage, ...rest } = given(filter ?? {})
  return { ...rest, ...(vassalage !== undefined && { vassalage }) }
}
