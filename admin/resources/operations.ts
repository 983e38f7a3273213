import { pick, pickEach, pickOne, type ResourceOperations, type Row } from '../providers/resource-operations.ts'
import * as adjustments from './adjustments/adjustments.generated.ts'
import * as agentCosts from './agentCosts/agentCosts.generated.ts'
import * as agentDebts from './agentDebts/agentDebts.generated.ts'
import * as agentDisputes from './agentDisputes/agentDisputes.generated.ts'
import * as agentReports from './agentReports/agentReports.generated.ts'
import * as announcements from './announcements/announcements.generated.ts'
import * as auditLog from './auditLog/auditLog.generated.ts'
import * as banners from './banners/banners.generated.ts'
import * as bets from './bets/bets.generated.ts'
import { broadcastInput } from './broadcasts/broadcast-input.ts'
import * as broadcasts from './broadcasts/broadcasts.generated.ts'
import * as cannedAnswers from './cannedAnswers/cannedAnswers.generated.ts'
import * as chatMutes from './chatMutes/chatMutes.generated.ts'
import * as chatReports from './chatReports/chatReports.generated.ts'
import * as chatRooms from './chatRooms/chatRooms.generated.ts'
import { roomInput } from './chatRooms/room-input.ts'
import * as chatWords from './chatWords/chatWords.generated.ts'
import * as complaints from './complaints/complaints.generated.ts'
import * as contracts from './contracts/contracts.generated.ts'
import * as customerServices from './customerServices/customerServices.generated.ts'
import * as depositBlocks from './depositBlocks/depositBlocks.generated.ts'
import * as deposits from './deposits/deposits.generated.ts'
import * as envelopes from './envelopes/envelopes.generated.ts'
import { rainInput } from './envelopes/rain-input.ts'
import * as games from './games/games.generated.ts'
import * as greatWins from './greatWins/greatWins.generated.ts'
import { helpInput } from './helpArticles/help-input.ts'
import * as helpArticles from './helpArticles/helpArticles.generated.ts'
import * as identities from './identities/identities.generated.ts'
import * as languages from './languages/languages.generated.ts'
import * as leaderboards from './leaderboards/leaderboards.generated.ts'
import * as lotteries from './lotteries/lotteries.generated.ts'
import { drawsOfDay } from './lotteryDraws/draws-of-day.ts'
import * as lotteryDraws from './lotteryDraws/lotteryDraws.generated.ts'
import { goodsInput } from './mallGoods/goods-input.ts'
import * as mallGoods from './mallGoods/mallGoods.generated.ts'
import * as members from './members/members.generated.ts'
import * as merchants from './merchants/merchants.generated.ts'
import * as messageTemplates from './messageTemplates/messageTemplates.generated.ts'
import * as missions from './missions/missions.generated.ts'
import * as operators from './operators/operators.generated.ts'
import { placesInput } from './operators/places-input.ts'
import { channelInput } from './paymentChannels/channel-input.ts'
import * as paymentChannels from './paymentChannels/paymentChannels.generated.ts'
import * as promotionClaims from './promotionClaims/promotionClaims.generated.ts'
import { promotionInput } from './promotions/promotion-input.ts'
import * as promotions from './promotions/promotions.generated.ts'
import { raffleInput } from './raffles/raffle-input.ts'
import * as raffles from './raffles/raffles.generated.ts'
import * as rebateClaims from './rebateClaims/rebateClaims.generated.ts'
import * as redemptions from './redemptions/redemptions.generated.ts'
import * as referrals from './referrals/referrals.generated.ts'
import * as registrationFields from './registrationFields/registrationFields.generated.ts'
import * as roles from './roles/roles.generated.ts'
import * as settlements from './settlements/settlements.generated.ts'
import * as supportChats from './supportChats/supportChats.generated.ts'
import * as suspense from './suspense/suspense.generated.ts'
import * as tickets from './tickets/tickets.generated.ts'
import * as vendors from './vendors/vendors.generated.ts'
import * as vendorTransfers from './vendorTransfers/vendorTransfers.generated.ts'
import * as whitelabelModules from './whitelabelModules/whitelabelModules.generated.ts'
import * as withdrawals from './withdrawals/withdrawals.generated.ts'

/** What each resource of the console can do, by its name. */
export const operations: Readonly<Record<string, ResourceOperations>> = {
  helpArticles: {
    list: helpArticles.ConsoleHelpArticlesDocument,
    one: helpArticles.ConsoleHelpArticleDocument,
    create: helpArticles.CreateHelpArticleDocument,
    update: helpArticles.SaveHelpArticleDocument,
    takesIds: true,
    input: helpInput,
  },
  merchants: {
    list: merchants.ConsoleMerchantsDocument,
    one: merchants.ConsoleMerchantDocument,
    update: merchants.UpdateMerchantDocument,
    takesIds: true,
    input: (data) => ({
      ...pick(data, 'name', 'status', 'maintenanceUntil', 'blockedCountries', 'reason'),
      ...pick(data, 'languages', 'defaultLanguage'),
      ...pick(data, 'captchaComplexity', 'smsChannel', 'socialProviders'),
      ...pick(data, 'operatorGroup', 'realityCheckMinutes', 'identityForWithdrawal', 'operatorTotpRequired'),
      captchaProviders: pickOne(data.captchaProviders, 'signIn', 'register', 'sms'),
      maintenanceMessages: pickEach(data.maintenanceMessages, 'language', 'message'),
    }),
    idInInput: true,
  },
  languages: {
    list: languages.ConsoleLanguagesDocument,
    listVariables: () => ({}),
  },
  whitelabelModules: {
    list: whitelabelModules.ConsoleModulesDocument,
    update: whitelabelModules.UpdateWhitelabelModuleDocument,
    listVariables: () => ({}),
    input: (data) => pick(data, 'enabled', 'reason'),
    idInInput: true,
  },
  registrationFields: {
    list: registrationFields.ConsoleRegistrationFieldsDocument,
    update: registrationFields.UpdateRegistrationFieldDocument,
    listVariables: () => ({}),
    input: (data) =>
      pick(data, 'enabled', 'required', 'minLength', 'maxLength', 'patternId', 'acceptedPattern', 'position', 'reason'),
    idInInput: true,
  },
  banners: {
    list: banners.ConsoleBannersDocument,
    one: banners.ConsoleBannerDocument,
    create: banners.CreateBannerDocument,
    update: banners.UpdateBannerDocument,
    delete: banners.DeleteBannerDocument,
    takesIds: true,
    input: (data) => ({
      ...pick(data, 'group', 'position', 'published', 'startsAt', 'endsAt', 'linkType', 'reason'),
      url: data.linkType === 'NONE' ? null : data.url,
      pictures: pickEach(data.pictures, 'language', 'imageUrl', 'title'),
    }),
  },
  customerServices: {
    list: customerServices.ConsoleCustomerServicesDocument,
    one: customerServices.ConsoleCustomerServiceDocument,
    create: customerServices.CreateCustomerServiceDocument,
    update: customerServices.UpdateCustomerServiceDocument,
    delete: customerServices.DeleteCustomerServiceDocument,
    listVariables: () => ({}),
    input: (data) => ({
      ...pick(data, 'kind', 'address', 'position', 'enabled', 'reason'),
      labels: pickEach(data.labels, 'language', 'label'),
      hours: pickEach(data.hours, 'days', 'from', 'until'),
    }),
  },
  announcements: {
    list: announcements.ConsoleAnnouncementsDocument,
    one: announcements.ConsoleAnnouncementDocument,
    create: announcements.CreateAnnouncementDocument,
    update: announcements.UpdateAnnouncementDocument,
    delete: announcements.DeleteAnnouncementDocument,
    takesIds: true,
    input: (data) => ({
      ...pick(data, 'type', 'occasion', 'audience', 'published', 'startsAt', 'endsAt', 'reason'),
      translations: pickEach(data.translations, 'language', 'title', 'content'),
    }),
  },
  deposits: { list: deposits.ConsoleDepositsDocument, one: deposits.ConsoleDepositDocument },
  supportChats: { list: supportChats.ConsoleSupportChatsDocument },
  suspense: { list: suspense.ConsoleSuspenseDocument, one: suspense.ConsoleSuspenseTransferDocument },
  paymentChannels: {
    list: paymentChannels.ConsolePaymentChannelsDocument,
    create: paymentChannels.CreatePaymentChannelDocument,
    update: paymentChannels.UpdatePaymentChannelDocument,
    listVariables: () => ({}),
    input: channelInput,
  },
  depositBlocks: {
    list: depositBlocks.ConsoleDepositBlocksDocument,
    delete: depositBlocks.LiftDepositBlockDocument,
    listVariables: () => ({}),
  },
  members: { list: members.ConsoleMembersDocument, one: members.ConsoleMemberDocument, takesIds: true },
  adjustments: {
    list: adjustments.ConsoleAdjustmentsDocument,
    one: adjustments.ConsoleAdjustmentDocument,
    takesIds: true,
  },
  contracts: { list: contracts.ConsoleContractsDocument, one: contracts.ConsoleContractDocument, takesIds: true },
  operators: {
    list: operators.ConsoleOperatorsDocument,
    one: operators.ConsoleOperatorDocument,
    create: operators.CreateOperatorAccountDocument,
    update: operators.UpdateOperatorAccountDocument,
    takesIds: true,
    input: ({ id, ...data }) => ({
      ...pick(data, 'name', 'reason'),
      places: placesInput(data.places),
      allowedAddresses: data.allowedAddresses ?? [],
      // The account is chosen once; whether it is open is decided afterwards.
      ...(id === undefined ? pick(data, 'account') : pick(data, 'active')),
    }),
    idInInput: true,
  },
  roles: {
    list: roles.ConsoleRolesDocument,
    one: roles.ConsoleRoleDocument,
    create: roles.CreateRoleDocument,
    update: roles.UpdateRoleDocument,
    delete: roles.DeleteRoleDocument,
    listVariables: ({ merchantId }) => ({ merchantId }),
    input: (data) => pick(data, 'name', 'rights', 'reason'),
    idInInput: true,
  },
  identities: { list: identities.ConsoleIdentitiesDocument, one: identities.ConsoleIdentityDocument },
  referrals: { list: referrals.ConsoleReferralsDocument, one: referrals.ConsoleReferralDocument },
  withdrawals: { list: withdrawals.ConsoleWithdrawalsDocument, one: withdrawals.ConsoleWithdrawalDocument },
  promotions: {
    list: promotions.ConsolePromotionsDocument,
    one: promotions.ConsolePromotionOneDocument,
    create: promotions.CreatePromotionDocument,
    update: promotions.UpdatePromotionDocument,
    input: promotionInput,
  },
  broadcasts: {
    list: broadcasts.ConsoleBroadcastsDocument,
    one: broadcasts.ConsoleBroadcastOneDocument,
    create: broadcasts.CreateBroadcastDocument,
    update: broadcasts.UpdateBroadcastDocument,
    input: broadcastInput,
  },
  promotionClaims: {
    list: promotionClaims.ConsolePromotionClaimsDocument,
    one: promotionClaims.ConsolePromotionClaimOneDocument,
  },
  envelopes: {
    list: envelopes.ConsoleRainsDocument,
    one: envelopes.ConsoleRainOneDocument,
    create: envelopes.CreateRainDocument,
    update: envelopes.UpdateRainDocument,
    takesIds: true,
    input: rainInput,
  },
  raffles: {
    list: raffles.ConsoleRafflesDocument,
    one: raffles.ConsoleRaffleOneDocument,
    create: raffles.CreateRaffleDocument,
    update: raffles.UpdateRaffleDocument,
    takesIds: true,
    input: raffleInput,
  },
  chatRooms: {
    list: chatRooms.ConsoleChatRoomsDocument,
    one: chatRooms.ConsoleChatRoomOneDocument,
    create: chatRooms.CreateChatRoomDocument,
    update: chatRooms.UpdateChatRoomDocument,
    takesIds: true,
    input: roomInput,
    idInInput: true,
  },
  chatReports: { list: chatReports.ConsoleChatCasesDocument, one: chatReports.ConsoleChatCaseOneDocument },
  chatWords: {
    list: chatWords.ConsoleChatWordsDocument,
    create: chatWords.AddChatWordDocument,
    delete: chatWords.RemoveChatWordDocument,
    input: (data) => pick(data, 'word'),
  },
  chatMutes: { list: chatMutes.ConsoleChatMutesDocument },
  messageTemplates: {
    list: messageTemplates.ConsoleMessageTemplatesDocument,
    one: messageTemplates.ConsoleMessageTemplateDocument,
    listVariables: () => ({}),
  },
  missions: { list: missions.ConsoleMissionsDocument, listVariables: () => ({}) },
  leaderboards: { list: leaderboards.ConsoleLeaderboardsDocument, listVariables: () => ({}) },
  rebateClaims: { list: rebateClaims.ConsoleRebateClaimsDocument, one: rebateClaims.ConsoleRebateClaimDocument },
  redemptions: { list: redemptions.ConsoleRedemptionsDocument, one: redemptions.ConsoleRedemptionOneDocument },
  mallGoods: {
    list: mallGoods.ConsoleMallGoodsListDocument,
    one: mallGoods.ConsoleMallGoodsOneDocument,
    create: mallGoods.CreateMallGoodsDocument,
    update: mallGoods.UpdateMallGoodsDocument,
    takesIds: true,
    input: goodsInput,
  },
  tickets: { list: tickets.ConsoleTicketsDocument, one: tickets.ConsoleTicketDocument },
  complaints: { list: complaints.ConsoleComplaintsDocument },
  cannedAnswers: {
    list: cannedAnswers.ConsoleCannedAnswersDocument,
    one: cannedAnswers.ConsoleCannedAnswerDocument,
    create: cannedAnswers.CreateCannedAnswerDocument,
    update: cannedAnswers.UpdateCannedAnswerDocument,
    delete: cannedAnswers.DeleteCannedAnswerDocument,
    input: (data) => pick(data, 'language', 'title', 'content'),
  },
  settlements: { list: settlements.ConsoleSettlementsDocument, one: settlements.ConsoleSettlementDocument },
  agentDisputes: { list: agentDisputes.ConsoleDisputesDocument, one: agentDisputes.ConsoleDisputeDocument },
  agentDebts: { list: agentDebts.ConsoleAgentDebtsDocument },
  agentReports: { list: agentReports.ConsoleAgentReportsDocument },
  agentCosts: { list: agentCosts.ConsoleAgentCostsDocument },
  vendors: { list: vendors.ConsoleVendorsDocument, one: vendors.ConsoleVendorDocument, takesIds: true },
  games: { list: games.ConsoleGamesDocument, one: games.ConsoleGameDocument, takesIds: true },
  lotteries: {
    list: lotteries.ConsoleLotteriesDocument,
    one: lotteries.ConsoleLotteryDocument,
    listVariables: () => ({}),
    recordOf: ({ lottery, ...detail }) => ({ ...(lottery as Row), ...detail }),
    takesIds: true,
  },
  lotteryDraws: {
    list: lotteryDraws.ConsoleDrawsDocument,
    one: lotteryDraws.ConsoleDrawDocument,
    listVariables: drawsOfDay,
    recordOf: ({ draw, ...detail }) => ({ ...(draw as Row), ...detail }),
    takesIds: true,
  },
  bets: { list: bets.ConsolePlacedBetsDocument },
  greatWins: { list: greatWins.ConsoleGreatWinsDocument, one: greatWins.ConsoleGreatWinDocument },
  vendorTransfers: {
    list: vendorTransfers.ConsoleVendorTransfersDocument,
    one: vendorTransfers.ConsoleVendorTransferDocument,
    takesIds: true,
  },
  auditLog: { list: auditLog.ConsoleAuditEntriesDocument, one: auditLog.ConsoleAuditEntryDocument },
}
