/** Life of a contract (domain.md 7). It holds from ACTIVE on, for whole windows. */
export const CONTRACT_STATES = ['REQUESTED', 'ACTIVE', 'REJECTED', 'TERMINATION_REQUESTED', 'TERMINATED'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

const TRANSITIONS: Readonly<Record<ContractState, readonly ContractState[]>> = {
  REQUESTED: ['ACTIVE', 'REJECTED'],
  // At once where a contract above made it impossible.
  ACTIVE: ['TERMINATION_REQUESTED', 'TERMINATED'],
  TERMINATION_REQUESTED: ['TERMINATED', 'ACTIVE'],
  REJECTED: [],
  TERMINATED: [],
}

export function mayFollow(from: ContractState, to: ContractState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Throws when a contract must not go from one state to the other: a mistake of ours, never of a caller. */
export function checkTransition(from: ContractState, to: ContractState): void {
  if (!mayFollow(from, to)) throw new Error(`A contract cannot go from ${from} to ${to}`)
}

/** States in which pay is made by it. */
export const STATES_IN_FORCE = ['ACTIVE', 'TERMINATION_REQUESTED'] as const satisfies readonly ContractState[]

/** States from which anything may follow: of such a contract there is one for a payee, a payer and a kind. */
export const OPEN_STATES = ['REQUESTED', ...STATES_IN_FORCE] as const satisfies readonly ContractState[]

/** The two who make a contract. */
export const PARTIES = ['PAYER', 'PAYEE'] as const
export type Party = (typeof PARTIES)[number]

export const otherParty = (party: Party): Party => (party === 'PAYER' ? 'PAYEE' : 'PAYER')

/** What happens to a contract. */
export const DEEDS = [
  'PROPOSED',
  'SIGNED',
  'REJECTED',
  'WITHDRAWN',
  'TERMINATION_REQUESTED',
  'TERMINATION_REFUSED',
  'TERMINATION_WITHDRAWN',
  'TERMINATED',
  'ENDED',
  'MOVED',
  'LAPSED',
] as const
export type Deed = (typeof DEEDS)[number]

/** Who does it: one of the two, somebody above whose own contract changed, or the platform, which moves lines. */
export const ACTORS = [...PARTIES, 'UPLINE', 'PLATFORM'] as const
export type ContractActor = (typeof ACTORS)[number]

/** How it stands with the contract of a kind that a member is paid by, or may come to be. */
export const STANDINGS = ['NONE', 'REQUESTED', 'ACTIVE', 'CHANGE_REQUESTED', 'TERMINATION_REQUESTED'] as const
export type Standing = (typeof STANDINGS)[number]
