import type { RecordKind } from '../lib/schema.generated.ts'

/** Where the words of each kind's states stand in admin.json; a kind that is not here has none. */
export const stateWords: Partial<Record<RecordKind, string>> = {
  ADJUSTMENT: 'adjustmentStates',
  AGENT_DISPUTE: 'disputeStates',
  ANNOUNCEMENT: 'publicationStates',
  BANNER: 'publicationStates',
  BET: 'betStates',
  BROADCAST: 'broadcastStates',
  CHAT_REPORT: 'chat.states',
  CONTRACT: 'contracts.states',
  DEPOSIT: 'depositStates',
  ENVELOPE: 'chance.phases',
  EXPORT: 'exportStates',
  HELP_ARTICLE: 'helpStates',
  LOTTERY_DRAW: 'drawStates',
  MEMBER: 'memberStatuses',
  PROMOTION: 'promotionStates',
  PROMOTION_CLAIM: 'promotionClaimStates',
  RAFFLE: 'chance.phases',
  REDEMPTION: 'redemptionStates',
  REFERRAL: 'referralStates',
  RISK_CASE: 'riskCases.states',
  SETTLEMENT: 'settlementStates',
  TICKET: 'ticketStates',
  VENDOR_TRANSFER: 'vendorTransferStates',
  WITHDRAWAL: 'withdrawalStates',
}
