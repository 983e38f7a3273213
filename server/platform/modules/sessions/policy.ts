import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** What members may do about their own sessions. */
export const sessionsPolicy = {
  /** A trial account has no sign-in of its own, on no device. */
  'deviceCode.create': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
