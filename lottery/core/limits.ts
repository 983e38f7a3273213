/** Lines of one order; beyond it the slip takes no more. */
export const MOST_LINES = 50

/** Draws over which one order may run, and those that are told ahead. */
export const MOST_DRAWS = 120

/** How often a unit may be staked on one line. */
export const MOST_MULTIPLE = 9999
