import type { RightName } from '../../operators/service.ts'
import type { BrandKind } from '../repository.ts'

/** What an operator has to be allowed to read of each kind; kinds bear the names that the console's resources have. */
export const rightOf = {
  adjustments: 'adjustments.read',
  agentDisputes: 'disputes.read',
  announcements: 'announcements.read',
  auditLog: 'audit.read',
  banners: 'banners.read',
  bets: 'bets.read',
  broadcasts: 'broadcasts.read',
  cannedAnswers: 'cannedAnswers.read',
  chatReports: 'chat.read',
  chatRooms: 'chat.read',
  contracts: 'contracts.read',
  deposits: 'deposits.read',
  envelopes: 'envelopes.read',
  exports: 'exports.read',
  games: 'games.read',
  greatWins: 'greatWins.read',
  helpArticles: 'help.read',
  lotteryDraws: 'lotteryDraws.read',
  mallGoods: 'mallGoods.read',
  members: 'members.read',
  operators: 'operators.read',
  promotionClaims: 'promotions.read',
  promotions: 'promotions.read',
  raffles: 'raffles.read',
  rebateClaims: 'rebateClaims.read',
  redemptions: 'redemptions.read',
  referrals: 'referrals.read',
  riskCases: 'riskCases.read',
  settlements: 'settlements.read',
  tickets: 'tickets.read',
  transfers: 'transfers.read',
  vendorTransfers: 'vendorTransfers.read',
  withdrawals: 'withdrawals.read',
} as const satisfies Readonly<Record<BrandKind, RightName>>

export const brandKinds = Object.keys(rightOf) as BrandKind[]
