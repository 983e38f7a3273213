import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'

/** How a contract stands at a moment: what is signed begins with the next window, and what is ended holds to the end of the running one. */
export type Standing = ContractPartsFragment['state'] | 'BEGINS' | 'ENDS'

/** Where the words of a standing are, in contracts.json. */
export const standingWords = {
  REQUESTED: 'states.REQUESTED',
  BEGINS: 'standings.BEGINS',
  ACTIVE: 'states.ACTIVE',
  ENDS: 'standings.ENDS',
  REJECTED: 'states.REJECTED',
  TERMINATION_REQUESTED: 'states.TERMINATION_REQUESTED',
  TERMINATED: 'states.TERMINATED',
} as const satisfies Record<Standing, string>

type Dated = Pick<ContractPartsFragment, 'state' | 'current' | 'holdsUntil'>

/** `BEGINS` only for first terms: where later ones were signed, those before them hold until then. */
export function standingOf({ state, current, holdsUntil }: Dated, now: Date): Standing {
  const from = current?.validFrom ? new Date(current.validFrom) : null
  const isToBegin = from !== null && from > now
  if (state === 'ACTIVE' && isToBegin && current?.version === 1) return 'BEGINS'
  // Ended before it began, it never holds.
  const isHolding = holdsUntil !== null && new Date(holdsUntil) > now && !(isToBegin && current?.version === 1)
  return state === 'TERMINATED' && isHolding ? 'ENDS' : state
}
