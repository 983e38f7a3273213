import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who opens envelopes: whoever has an account of his own. */
export const envelopesPolicy = {
  'envelopes.open': (holder: AccountHolder): boolean => !isTrial(holder),
} as const
