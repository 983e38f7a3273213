/** Accounts that one member may have. */
export const MOST_ACCOUNTS = 5

/** Pictures that one answer of a member may bring. */
export const MOST_PROOFS = 3
