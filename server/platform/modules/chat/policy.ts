import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who writes and reports: whoever has an account of his own. Everybody reads, but who takes a break (`service/reader.ts`). */
export const chatPolicy = {
  'chat.write': (holder: AccountHolder): boolean => !isTrial(holder),
} as const
