import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who draws prizes: whoever has an account of his own. */
export const rafflesPolicy = {
  'raffles.spin': (holder: AccountHolder): boolean => !isTrial(holder),
} as const
