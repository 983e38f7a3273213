import type { Static } from 'typebox'
import type { AuditSubject, RightName } from '../operators/service.ts'
import type { ProposalKindShape } from './schema.ts'

export type ProposalKind = Static<typeof ProposalKindShape>

/**
 * What the house says of a deed: it always takes two, since it may cost the house; two above a limit, which stands in the settings
 * named; or what the brand says, one unless it demands two (decision 0076).
 */
export type Demand =
  | { readonly demand: 'ALWAYS' | 'BRAND' }
  | { readonly demand: 'ABOVE_LIMIT'; readonly limitIn: ProposalKind }

type Kind = Demand & { readonly subjectKind: AuditSubject; readonly right: RightName }

/**
 * Of each kind: whose audit trail tells of them, and the right that both operators need, by its name: the modules that define
 * them stand above this one.
 */
export const PROPOSAL_KINDS = {
  deposit: { subjectKind: 'deposits', right: 'deposits.decide', demand: 'ABOVE_LIMIT', limitIn: 'paymentSettings' },
  withdrawal: {
    subjectKind: 'withdrawals',
    right: 'withdrawals.release',
    demand: 'ABOVE_LIMIT',
    limitIn: 'withdrawalSettings',
  },
  settlement: { subjectKind: 'settlements', right: 'settlements.approve', demand: 'ALWAYS' },
  suspense: { subjectKind: 'suspense', right: 'suspense.decide', demand: 'ABOVE_LIMIT', limitIn: 'paymentSettings' },
  lotteryRules: { subjectKind: 'lotteries', right: 'lotteries.change', demand: 'ALWAYS' },
  lotteryClosing: { subjectKind: 'lotteries', right: 'lotteries.change', demand: 'ALWAYS' },
  turnoverRules: { subjectKind: 'turnoverRules', right: 'turnoverRules.change', demand: 'ALWAYS' },
  withdrawalSettings: { subjectKind: 'withdrawalSettings', right: 'withdrawalSettings.change', demand: 'ALWAYS' },
  paymentSettings: { subjectKind: 'paymentSettings', right: 'paymentSettings.change', demand: 'ALWAYS' },
  paymentChannels: { subjectKind: 'paymentChannels', right: 'paymentChannels.change', demand: 'ALWAYS' },
  memberTransferRules: { subjectKind: 'memberTransferRules', right: 'memberTransferRules.change', demand: 'ALWAYS' },
  adjustmentLimit: { subjectKind: 'adjustmentLimits', right: 'adjustments.change', demand: 'ALWAYS' },
  contractOffer: { subjectKind: 'contracts', right: 'contracts.write', demand: 'ALWAYS' },
  contractSigning: { subjectKind: 'contracts', right: 'contracts.write', demand: 'ALWAYS' },
  contractTemplate: { subjectKind: 'contractTemplates', right: 'contracts.write', demand: 'ALWAYS' },
  merchantProtection: { subjectKind: 'merchants', right: 'merchants.change', demand: 'ALWAYS' },
  promotion: { subjectKind: 'promotions', right: 'promotions.change', demand: 'ALWAYS' },
  pointSettings: { subjectKind: 'pointSettings', right: 'pointSettings.change', demand: 'ALWAYS' },
  mallGoods: { subjectKind: 'mallGoods', right: 'mallGoods.change', demand: 'ALWAYS' },
  vipLevels: { subjectKind: 'vipLevels', right: 'vipLevels.change', demand: 'ALWAYS' },
  mission: { subjectKind: 'missions', right: 'missions.change', demand: 'ALWAYS' },
  leaderboard: { subjectKind: 'leaderboards', right: 'leaderboards.change', demand: 'ALWAYS' },
  envelope: { subjectKind: 'envelopes', right: 'envelopes.change', demand: 'ALWAYS' },
  raffle: { subjectKind: 'raffles', right: 'raffles.change', demand: 'ALWAYS' },
  signInDays: { subjectKind: 'signInDays', right: 'signInDays.change', demand: 'ALWAYS' },
  referralRule: { subjectKind: 'referralRule', right: 'referralRule.change', demand: 'ALWAYS' },
  rebateRules: { subjectKind: 'rebateRules', right: 'rebateRules.change', demand: 'ALWAYS' },
  riskRules: { subjectKind: 'riskRules', right: 'riskRules.change', demand: 'ALWAYS' },
  lineMove: { subjectKind: 'members', right: 'lines.change', demand: 'ALWAYS' },
  memberPassword: { subjectKind: 'members', right: 'members.change', demand: 'BRAND' },
  memberPaymentPassword: { subjectKind: 'members', right: 'members.change', demand: 'BRAND' },
  memberSecondFactor: { subjectKind: 'members', right: 'members.change', demand: 'BRAND' },
  memberPayeeName: { subjectKind: 'members', right: 'members.change', demand: 'BRAND' },
  memberUnlocking: { subjectKind: 'members', right: 'members.change', demand: 'BRAND' },
  memberReopening: { subjectKind: 'members', right: 'protection.decide', demand: 'BRAND' },
  fourEyesRules: { subjectKind: 'fourEyesRules', right: 'fourEyes.change', demand: 'ALWAYS' },
} as const satisfies Readonly<Record<ProposalKind, Kind>>
