import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who has points and gives them for something: whoever deposits, so nobody who plays for free. */
export const pointsPolicy = {
  'points.have': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
