/** The root fields of the schema that a resource's verbs are, and whether its form is what they take. */
export interface PlainResource {
  readonly list: string
  readonly one?: string
  readonly create?: string
  readonly update?: string
  readonly delete?: string
  /** Its form sends the fields that create and update take, as they are called there. */
  readonly input?: true
}

/**
 * Resources whose verbs are plain: `npm run codegen` writes their documents around the fragments of
 * `<resource>/<resource>.graphql`, one on each type that is read. A verb that asks for more, or takes something else, is
 * left out here and written by hand, there and in `operations.ts`.
 */
export const plainResources: Readonly<Record<string, PlainResource>> = {
  adjustments: { list: 'adjustments', one: 'adjustment' },
  agentCosts: { list: 'agentCosts' },
  agentDebts: { list: 'agentDebts' },
  agentDisputes: { list: 'operatorDisputes' },
  agentReports: { list: 'agentReports' },
  announcements: {
    list: 'operatorAnnouncements',
    one: 'operatorAnnouncement',
    create: 'createAnnouncement',
    update: 'updateAnnouncement',
    delete: 'deleteAnnouncement',
    input: true,
  },
  auditLog: { list: 'auditEntries', one: 'auditEntry' },
  banners: {
    list: 'operatorBanners',
    one: 'operatorBanner',
    create: 'createBanner',
    update: 'updateBanner',
    delete: 'deleteBanner',
    input: true,
  },
  bets: { list: 'operatorBets' },
  broadcasts: { list: 'broadcasts', one: 'broadcast', create: 'createBroadcast', update: 'updateBroadcast' },
  cannedAnswers: {
    list: 'cannedAnswers',
    one: 'cannedAnswer',
    create: 'createCannedAnswer',
    update: 'updateCannedAnswer',
    delete: 'deleteCannedAnswer',
    input: true,
  },
  chatMutes: { list: 'chatMutes' },
  chatReports: { list: 'chatCases' },
  chatRooms: {
    list: 'operatorChatRooms',
    one: 'operatorChatRoom',
    create: 'createChatRoom',
    update: 'updateChatRoom',
  },
  chatWords: { list: 'chatWords', create: 'addChatWord', input: true },
  complaints: { list: 'operatorTickets' },
  contracts: { list: 'operatorContracts', one: 'operatorContract' },
  customerServices: {
    list: 'operatorCustomerServices',
    one: 'operatorCustomerService',
    create: 'createCustomerService',
    update: 'updateCustomerService',
    delete: 'deleteCustomerService',
    input: true,
  },
  depositBlocks: { list: 'depositBlocks' },
  deposits: { list: 'operatorDeposits', one: 'operatorDeposit' },
  envelopes: {
    list: 'operatorEnvelopeRains',
    one: 'operatorEnvelopeRain',
    create: 'createEnvelopeRain',
    update: 'updateEnvelopeRain',
  },
  exports: { list: 'exports' },
  games: { list: 'operatorGames', one: 'operatorGame' },
  greatWins: { list: 'greatWins', one: 'greatWin' },
  helpArticles: {
    list: 'operatorHelpArticles',
    one: 'operatorHelpArticle',
    create: 'createHelpArticle',
    update: 'saveHelpArticle',
  },
  identities: { list: 'operatorIdentities', one: 'operatorIdentity' },
  languages: { list: 'languages' },
  leaderboards: { list: 'operatorLeaderboards' },
  lotteries: { list: 'operatorLotteries', one: 'operatorLottery' },
  lotteryDraws: { list: 'operatorDraws', one: 'operatorDraw' },
  mallGoods: { list: 'mallGoods', one: 'mallGoodsById', create: 'createMallGoods', update: 'updateMallGoods' },
  members: { list: 'operatorMembers', one: 'operatorMember' },
  merchants: { list: 'merchants', one: 'merchant', create: 'createMerchant', update: 'updateMerchant' },
  messageTemplates: { list: 'messageTemplates', one: 'messageTemplate' },
  missions: { list: 'operatorMissions' },
  operators: { list: 'operatorAccounts', one: 'operatorAccount', update: 'updateOperatorAccount' },
  paymentChannels: {
    list: 'operatorPaymentChannels',
    create: 'createPaymentChannel',
    update: 'updatePaymentChannel',
  },
  promotionClaims: { list: 'operatorPromotionClaims', one: 'operatorPromotionClaim' },
  promotions: {
    list: 'operatorPromotions',
    one: 'operatorPromotion',
    create: 'createPromotion',
    update: 'updatePromotion',
  },
  raffles: { list: 'operatorRaffles', one: 'operatorRaffle', create: 'createRaffle', update: 'updateRaffle' },
  rebateClaims: { list: 'operatorRebateClaims', one: 'operatorRebateClaim' },
  redemptions: { list: 'operatorRedemptions', one: 'operatorRedemption' },
  referrals: { list: 'operatorReferrals', one: 'operatorReferral' },
  registrationFields: { list: 'registrationFields', update: 'updateRegistrationField', input: true },
  roles: {
    list: 'operatorRoles',
    one: 'operatorRole',
    create: 'createOperatorRole',
    update: 'updateOperatorRole',
    delete: 'deleteOperatorRole',
    input: true,
  },
  riskCases: { list: 'riskCases', one: 'riskCase' },
  settlements: { list: 'settlements', one: 'settlement' },
  supportChats: { list: 'supportConversations' },
  suspense: { list: 'suspenseTransfers', one: 'suspenseTransfer' },
  tickets: { list: 'operatorTickets' },
  vendorCases: { list: 'vendorCases', one: 'vendorCase' },
  vendors: { list: 'operatorVendors', one: 'operatorVendor' },
  vendorTransfers: { list: 'vendorTransfers', one: 'vendorTransfer' },
  webhookDeliveries: { list: 'webhookDeliveries' },
  webhooks: { list: 'webhooks', one: 'webhook', update: 'updateWebhook', delete: 'deleteWebhook' },
  whitelabelModules: { list: 'whitelabelModules', update: 'updateWhitelabelModule', input: true },
  withdrawals: { list: 'operatorWithdrawals', one: 'operatorWithdrawal' },
}
