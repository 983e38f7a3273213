import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who has missions and places: whoever has an account of his own. */
export const missionsPolicy = {
  'missions.own': (holder: AccountHolder) => !isTrial(holder),
} as const
