/**
 * For `Show` of a resource whose record holds more than its row of the list. React-admin keeps each row of a list as if it were the
 * record, until that is read; a page that reads what rows lack would break on it. Records asked for under a `meta` of
 * their own are not taken from lists.
 */
export const wholeRecord = { meta: { isWhole: true } } as const
