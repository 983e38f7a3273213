import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may do what with lotteries: one sentence each. Trial players look on (section 4). */
export const lotteryPolicy = {
  'lottery.play': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
