/** The kinds of people of section 6. */
export interface Actor {
  readonly accountType: number
}

export const TRIAL = 4
const AGENTS: readonly number[] = [1, 2, 41, 42]

export const isTrial = ({ accountType }: Actor) => accountType === TRIAL
export const isAgent = ({ accountType }: Actor) => AGENTS.includes(accountType)

/** What members may do about their own account: one sentence per actor and verb. */
export const membersPolicy = {
  'password.change': (actor: Actor) => !isTrial(actor),
  'profile.change': (actor: Actor) => !isTrial(actor),
  'security.change': (actor: Actor) => !isTrial(actor),
  'consolidated.read': (actor: Actor) => !isTrial(actor),
  'agentSide.signIn': isAgent,
  /** Agents are members too; a trial account is opened anew each time. */
  'memberSide.signIn': (actor: Actor) => !isTrial(actor),
} as const
