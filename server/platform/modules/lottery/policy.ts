/** Account type of trial players (section 6). */
const TRIAL = 4

/** Who may do what with lotteries: one sentence each. Trial players look on (section 4). */
export const lotteryPolicy = {
  'lottery.play': (actor: { readonly accountType: number }): boolean => actor.accountType !== TRIAL,
} as const
