import type { RightName } from '../../operators/service.ts'

/** The right that reads what waits at each desk. */
export const DESK_RIGHTS = {
  withdrawals: 'withdrawals.read',
  deposits: 'deposits.read',
  suspense: 'suspense.read',
  adjustments: 'adjustments.read',
  identities: 'identity.read',
  referrals: 'referrals.read',
  supportChats: 'support.read',
  tickets: 'tickets.read',
  chatReports: 'chat.read',
  promotionClaims: 'promotions.read',
  redemptions: 'redemptions.read',
  contracts: 'contracts.read',
  agentDisputes: 'disputes.read',
  greatWins: 'greatWins.read',
  riskCases: 'riskCases.read',
  vendorCases: 'vendorCases.read',
  settlements: 'settlements.read',
  lotteryDraws: 'lotteryDraws.read',
  jobs: 'jobs.read',
} as const satisfies Readonly<Record<string, RightName>>
export type Desk = keyof typeof DESK_RIGHTS
