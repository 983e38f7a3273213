/**
 * The kinds of accounts of section 6 of the specification, as they stand in `members.type` and in every session. SQL and the
 * wire carry the numbers; code says these names.
 */
export const MEMBER = 0
/** Plays for free, with play money, and owns nothing. */
export const TRIAL = 4
/** The specification numbers four kinds of agents and treats them alike. */
export const AGENTS = [1, 2, 41, 42] as const
/** Which of them a member becomes by signing a contract. */
export const SIGNED_AGENT = 2

/** In the order of their numbers. */
export const ACCOUNT_TYPES: readonly number[] = [MEMBER, ...AGENTS, TRIAL].toSorted((left, right) => left - right)

/** Whoever has an account, as a session carries it. */
export interface AccountHolder {
  readonly accountType: number
}

export const isTrial = ({ accountType }: AccountHolder): boolean => accountType === TRIAL
export const isAgent = ({ accountType }: AccountHolder): boolean => AGENTS.some((type) => type === accountType)
