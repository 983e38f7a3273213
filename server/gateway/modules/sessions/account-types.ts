import type { MemberType } from '../../generated/resolvers.ts'

/** What the specification numbers of each kind of account: its four numbers of agents it treats alike. */
const numbers: Readonly<Record<MemberType, readonly number[]>> = { MEMBER: [0], AGENT: [1, 2, 41, 42], TRIAL: [4] }

/** The kind of account that a number of the specification says. */
export function memberType({ type }: { readonly type: number }): MemberType {
  if (numbers.TRIAL.includes(type)) return 'TRIAL'
  return numbers.AGENT.includes(type) ? 'AGENT' : 'MEMBER'
}

/** A kind of account in the platform's words: every number that it has. */
export const typeNumbers = (type: MemberType): string => numbers[type].join()
