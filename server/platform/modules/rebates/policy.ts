import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who gets anything back of what he plays: whoever plays with money of his own. */
export const rebatesPolicy = {
  'rebates.own': (holder: AccountHolder) => !isTrial(holder),
} as const
