import type { Query } from '../../generated/resolvers.ts'
import type { CallValue } from '../../wps/types.ts'

/** A root that reads a thing by its id, and where its answer holds more than the thing, the field below that is the thing. */
export type Root = readonly [root: Exclude<keyof Query, '__typename'>, below?: string]

type OwnKind = CallValue<'findOwnRecords'>[number]['kind']
type BrandKind = CallValue<'findBrandRecords'>[number]['kind']

/** How members, agents and visitors read what an id is the id of. */
export const ownRoots: Readonly<Record<OwnKind, Root>> = {
  bets: ['bet', 'bet'],
  contracts: ['contract'],
  deposits: ['deposit'],
  earnings: ['earning'],
  games: ['game'],
  messages: ['message'],
  rebateClaims: ['rebateClaim'],
  tickets: ['ticket'],
  withdrawals: ['withdrawal'],
}

/** How operators read it. */
export const brandRoots: Readonly<Record<BrandKind, Root>> = {
  adjustments: ['adjustment'],
  agentDisputes: ['operatorDispute'],
  announcements: ['operatorAnnouncement'],
  auditLog: ['auditEntry'],
  banners: ['operatorBanner'],
  bets: ['operatorBet', 'bet'],
  broadcasts: ['broadcast'],
  cannedAnswers: ['cannedAnswer'],
  chatReports: ['chatCase'],
  chatRooms: ['operatorChatRoom'],
  contracts: ['operatorContract'],
  deposits: ['operatorDeposit'],
  envelopes: ['operatorEnvelopeRain'],
  exports: ['export'],
  games: ['operatorGame'],
  greatWins: ['greatWin'],
  helpArticles: ['operatorHelpArticle'],
  lotteryDraws: ['operatorDraw', 'draw'],
  mallGoods: ['mallGoodsById'],
  members: ['operatorMember'],
  operators: ['operatorAccount'],
  promotionClaims: ['operatorPromotionClaim'],
  promotions: ['operatorPromotion'],
  raffles: ['operatorRaffle'],
  rebateClaims: ['operatorRebateClaim'],
  redemptions: ['operatorRedemption'],
  referrals: ['operatorReferral'],
  riskCases: ['riskCase'],
  settlements: ['settlement'],
  tickets: ['operatorTicket'],
  transfers: ['ledgerTransfer'],
  vendorTransfers: ['vendorTransfer'],
  withdrawals: ['operatorWithdrawal'],
}
