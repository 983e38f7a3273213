import { isAgent } from '../../lib/account-types.ts'

/** Who sets what for lines: an agent, for those directly below and for everybody below. */
export const linesPolicy = {
  'rules.read': isAgent,
  'rules.set': isAgent,
} as const
