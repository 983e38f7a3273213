import type { Static } from 'typebox'
import type { AuditSubject, RightName } from '../operators/service.ts'
import type { ProposalKindShape } from './schema.ts'

export type ProposalKind = Static<typeof ProposalKindShape>

/**
 * Of each kind: whose audit trail tells of them, and the right that both operators need, by its name: the modules that define
 * them stand above this one.
 */
export const PROPOSAL_KINDS = {
  deposit: { subjectKind: 'deposits', right: 'deposits.decide' },
  withdrawal: { subjectKind: 'withdrawals', right: 'withdrawals.release' },
  settlement: { subjectKind: 'settlements', right: 'settlements.approve' },
  suspense: { subjectKind: 'suspense', right: 'suspense.decide' },
  lotteryRules: { subjectKind: 'lotteries', right: 'lotteries.change' },
  lotteryClosing: { subjectKind: 'lotteries', right: 'lotteries.change' },
  turnoverRules: { subjectKind: 'turnoverRules', right: 'turnoverRules.change' },
  withdrawalSettings: { subjectKind: 'withdrawalSettings', right: 'withdrawalSettings.change' },
  paymentSettings: { subjectKind: 'paymentSettings', right: 'paymentSettings.change' },
  paymentChannels: { subjectKind: 'paymentChannels', right: 'paymentChannels.change' },
  memberTransferRules: { subjectKind: 'memberTransferRules', right: 'memberTransferRules.change' },
  adjustmentLimit: { subjectKind: 'adjustmentLimits', right: 'adjustments.change' },
  contractOffer: { subjectKind: 'contracts', right: 'contracts.write' },
  contractSigning: { subjectKind: 'contracts', right: 'contracts.write' },
  contractTemplate: { subjectKind: 'contractTemplates', right: 'contracts.write' },
  merchantProtection: { subjectKind: 'merchants', right: 'merchants.change' },
  promotion: { subjectKind: 'promotions', right: 'promotions.change' },
  pointSettings: { subjectKind: 'pointSettings', right: 'pointSettings.change' },
  mallGoods: { subjectKind: 'mallGoods', right: 'mallGoods.change' },
  vipLevels: { subjectKind: 'vipLevels', right: 'vipLevels.change' },
  mission: { subjectKind: 'missions', right: 'missions.change' },
  leaderboard: { subjectKind: 'leaderboards', right: 'leaderboards.change' },
  envelope: { subjectKind: 'envelopes', right: 'envelopes.change' },
  raffle: { subjectKind: 'raffles', right: 'raffles.change' },
  signInDays: { subjectKind: 'signInDays', right: 'signInDays.change' },
  referralRule: { subjectKind: 'referralRule', right: 'referralRule.change' },
  rebateRules: { subjectKind: 'rebateRules', right: 'rebateRules.change' },
  lineMove: { subjectKind: 'members', right: 'lines.change' },
} as const satisfies Readonly<Record<ProposalKind, { readonly subjectKind: AuditSubject; readonly right: RightName }>>
