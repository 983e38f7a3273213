import type { SubaccountRight } from '../../lib/schema.generated.ts'
import { useMember } from '../../session/use-member.ts'

/** What is done in the agent centre, and the right that it takes of who acts in an agent's name; null: the agent alone (decision 0039). */
const takes = {
  /** Links and accounts that bring people into the line. */
  bringPeople: 'REGISTER',
  /** Proposing to downlines, and asking for the end of what the agent pays. */
  propose: 'CONTRACTS',
  setRules: 'RULES',
  readPay: 'PAY',
  /** Answers to contracts, taking back proposals, and asking for other terms of one's own. */
  sign: null,
  /** Saying that an amount is wrong, and taking it back. */
  dispute: null,
  moveMoney: null,
  /** What the house writes to the agent himself. */
  readMessages: null,
  employ: null,
} as const satisfies Readonly<Record<string, SubaccountRight | null>>

export type AgentDeed = keyof typeof takes

/** Whether whoever is signed in may do something: the agent all of it, others in his name what he gave them. The platform decides again. */
export function useMay(): (deed: AgentDeed) => boolean {
  const { member } = useMember()
  const rights = member?.subaccount?.rights
  return (deed) => {
    const right = takes[deed]
    return rights === undefined || (right !== null && rights.includes(right))
  }
}
