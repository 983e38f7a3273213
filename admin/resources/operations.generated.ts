// Written by npm run codegen (scripts/plain-resources.mjs).
import { pick, pickEach, pickOne, type ResourceOperations } from '../providers/resource-operations.ts'
import * as adjustments from './adjustments/generated/verbs.generated.ts'
import * as agentCosts from './agentCosts/generated/verbs.generated.ts'
import * as agentDebts from './agentDebts/generated/verbs.generated.ts'
import * as agentDisputes from './agentDisputes/generated/verbs.generated.ts'
import * as agentReports from './agentReports/generated/verbs.generated.ts'
import * as announcements from './announcements/generated/verbs.generated.ts'
import * as auditLog from './auditLog/generated/verbs.generated.ts'
import * as banners from './banners/generated/verbs.generated.ts'
import * as bets from './bets/generated/verbs.generated.ts'
import * as broadcasts from './broadcasts/generated/verbs.generated.ts'
import * as cannedAnswers from './cannedAnswers/generated/verbs.generated.ts'
import * as chatMutes from './chatMutes/generated/verbs.generated.ts'
import * as chatReports from './chatReports/generated/verbs.generated.ts'
import * as chatRooms from './chatRooms/generated/verbs.generated.ts'
import * as chatWords from './chatWords/generated/verbs.generated.ts'
import * as complaints from './complaints/generated/verbs.generated.ts'
import * as contracts from './contracts/generated/verbs.generated.ts'
import * as customerServices from './customerServices/generated/verbs.generated.ts'
import * as depositBlocks from './depositBlocks/generated/verbs.generated.ts'
import * as deposits from './deposits/generated/verbs.generated.ts'
import * as envelopes from './envelopes/generated/verbs.generated.ts'
import * as exports from './exports/generated/verbs.generated.ts'
import * as games from './games/generated/verbs.generated.ts'
import * as greatWins from './greatWins/generated/verbs.generated.ts'
import * as helpArticles from './helpArticles/generated/verbs.generated.ts'
import * as identities from './identities/generated/verbs.generated.ts'
import * as languages from './languages/generated/verbs.generated.ts'
import * as leaderboards from './leaderboards/generated/verbs.generated.ts'
import * as lotteries from './lotteries/generated/verbs.generated.ts'
import * as lotteryDraws from './lotteryDraws/generated/verbs.generated.ts'
import * as mallGoods from './mallGoods/generated/verbs.generated.ts'
import * as members from './members/generated/verbs.generated.ts'
import * as merchants from './merchants/generated/verbs.generated.ts'
import * as messageTemplates from './messageTemplates/generated/verbs.generated.ts'
import * as missions from './missions/generated/verbs.generated.ts'
import * as operators from './operators/generated/verbs.generated.ts'
import * as paymentChannels from './paymentChannels/generated/verbs.generated.ts'
import * as promotionClaims from './promotionClaims/generated/verbs.generated.ts'
import * as promotions from './promotions/generated/verbs.generated.ts'
import * as raffles from './raffles/generated/verbs.generated.ts'
import * as rebateClaims from './rebateClaims/generated/verbs.generated.ts'
import * as redemptions from './redemptions/generated/verbs.generated.ts'
import * as referrals from './referrals/generated/verbs.generated.ts'
import * as registrationFields from './registrationFields/generated/verbs.generated.ts'
import * as roles from './roles/generated/verbs.generated.ts'
import * as riskCases from './riskCases/generated/verbs.generated.ts'
import * as settlements from './settlements/generated/verbs.generated.ts'
import * as supportChats from './supportChats/generated/verbs.generated.ts'
import * as suspense from './suspense/generated/verbs.generated.ts'
import * as tickets from './tickets/generated/verbs.generated.ts'
import * as vendorCases from './vendorCases/generated/verbs.generated.ts'
import * as vendors from './vendors/generated/verbs.generated.ts'
import * as vendorTransfers from './vendorTransfers/generated/verbs.generated.ts'
import * as webhookDeliveries from './webhookDeliveries/generated/verbs.generated.ts'
import * as webhooks from './webhooks/generated/verbs.generated.ts'
import * as whitelabelModules from './whitelabelModules/generated/verbs.generated.ts'
import * as withdrawals from './withdrawals/generated/verbs.generated.ts'

/** What plain resources can do, by their name. */
export const plainOperations = {
  adjustments: {
    list: adjustments.ConsoleAdjustmentsListDocument,
    one: adjustments.ConsoleAdjustmentsOneDocument,
    takesIds: true,
  },
  agentCosts: {
    list: agentCosts.ConsoleAgentCostsListDocument,
  },
  agentDebts: {
    list: agentDebts.ConsoleAgentDebtsListDocument,
  },
  agentDisputes: {
    list: agentDisputes.ConsoleAgentDisputesListDocument,
  },
  agentReports: {
    list: agentReports.ConsoleAgentReportsListDocument,
  },
  announcements: {
    list: announcements.ConsoleAnnouncementsListDocument,
    one: announcements.ConsoleAnnouncementsOneDocument,
    create: announcements.ConsoleAnnouncementsCreateDocument,
    update: announcements.ConsoleAnnouncementsUpdateDocument,
    delete: announcements.ConsoleAnnouncementsDeleteDocument,
    takesIds: true,
    input: (data) => ({ ...pick(data, 'audience', 'endsAt', 'isPublished', 'occasion', 'reason', 'startsAt', 'type'), translations: pickEach(data.translations, 'content', 'language', 'title') }),
  },
  auditLog: {
    list: auditLog.ConsoleAuditLogListDocument,
    one: auditLog.ConsoleAuditLogOneDocument,
  },
  banners: {
    list: banners.ConsoleBannersListDocument,
    one: banners.ConsoleBannersOneDocument,
    create: banners.ConsoleBannersCreateDocument,
    update: banners.ConsoleBannersUpdateDocument,
    delete: banners.ConsoleBannersDeleteDocument,
    takesIds: true,
    input: (data) => ({ ...pick(data, 'endsAt', 'group', 'isPublished', 'linkType', 'position', 'reason', 'startsAt', 'url'), pictures: pickEach(data.pictures, 'imageUrl', 'language', 'title') }),
  },
  bets: {
    list: bets.ConsoleBetsListDocument,
  },
  broadcasts: {
    list: broadcasts.ConsoleBroadcastsListDocument,
    one: broadcasts.ConsoleBroadcastsOneDocument,
    create: broadcasts.ConsoleBroadcastsCreateDocument,
    update: broadcasts.ConsoleBroadcastsUpdateDocument,
  },
  cannedAnswers: {
    list: cannedAnswers.ConsoleCannedAnswersListDocument,
    one: cannedAnswers.ConsoleCannedAnswersOneDocument,
    create: cannedAnswers.ConsoleCannedAnswersCreateDocument,
    update: cannedAnswers.ConsoleCannedAnswersUpdateDocument,
    delete: cannedAnswers.ConsoleCannedAnswersDeleteDocument,
    input: (data) => pick(data, 'content', 'language', 'title'),
  },
  chatMutes: {
    list: chatMutes.ConsoleChatMutesListDocument,
  },
  chatReports: {
    list: chatReports.ConsoleChatReportsListDocument,
  },
  chatRooms: {
    list: chatRooms.ConsoleChatRoomsListDocument,
    one: chatRooms.ConsoleChatRoomsOneDocument,
    create: chatRooms.ConsoleChatRoomsCreateDocument,
    update: chatRooms.ConsoleChatRoomsUpdateDocument,
    takesIds: true,
    idInInput: true,
  },
  chatWords: {
    list: chatWords.ConsoleChatWordsListDocument,
    create: chatWords.ConsoleChatWordsCreateDocument,
    input: (data) => pick(data, 'word'),
  },
  complaints: {
    list: complaints.ConsoleComplaintsListDocument,
  },
  contracts: {
    list: contracts.ConsoleContractsListDocument,
    one: contracts.ConsoleContractsOneDocument,
    takesIds: true,
  },
  customerServices: {
    list: customerServices.ConsoleCustomerServicesListDocument,
    one: customerServices.ConsoleCustomerServicesOneDocument,
    create: customerServices.ConsoleCustomerServicesCreateDocument,
    update: customerServices.ConsoleCustomerServicesUpdateDocument,
    delete: customerServices.ConsoleCustomerServicesDeleteDocument,
    listVariables: () => ({}),
    input: (data) => ({ ...pick(data, 'address', 'enabled', 'kind', 'position', 'reason'), labels: pickEach(data.labels, 'label', 'language'), hours: pickEach(data.hours, 'days', 'from', 'until') }),
  },
  depositBlocks: {
    list: depositBlocks.ConsoleDepositBlocksListDocument,
    listVariables: () => ({}),
  },
  deposits: {
    list: deposits.ConsoleDepositsListDocument,
    one: deposits.ConsoleDepositsOneDocument,
  },
  envelopes: {
    list: envelopes.ConsoleEnvelopesListDocument,
    one: envelopes.ConsoleEnvelopesOneDocument,
    create: envelopes.ConsoleEnvelopesCreateDocument,
    update: envelopes.ConsoleEnvelopesUpdateDocument,
    takesIds: true,
  },
  exports: {
    list: exports.ConsoleExportsListDocument,
  },
  games: {
    list: games.ConsoleGamesListDocument,
    one: games.ConsoleGamesOneDocument,
    takesIds: true,
  },
  greatWins: {
    list: greatWins.ConsoleGreatWinsListDocument,
    one: greatWins.ConsoleGreatWinsOneDocument,
  },
  helpArticles: {
    list: helpArticles.ConsoleHelpArticlesListDocument,
    one: helpArticles.ConsoleHelpArticlesOneDocument,
    create: helpArticles.ConsoleHelpArticlesCreateDocument,
    update: helpArticles.ConsoleHelpArticlesUpdateDocument,
    takesIds: true,
  },
  identities: {
    list: identities.ConsoleIdentitiesListDocument,
    one: identities.ConsoleIdentitiesOneDocument,
  },
  languages: {
    list: languages.ConsoleLanguagesListDocument,
    listVariables: () => ({}),
  },
  leaderboards: {
    list: leaderboards.ConsoleLeaderboardsListDocument,
    listVariables: () => ({}),
  },
  lotteries: {
    list: lotteries.ConsoleLotteriesListDocument,
    one: lotteries.ConsoleLotteriesOneDocument,
    listVariables: () => ({}),
  },
  lotteryDraws: {
    list: lotteryDraws.ConsoleLotteryDrawsListDocument,
    one: lotteryDraws.ConsoleLotteryDrawsOneDocument,
    takesIds: true,
  },
  mallGoods: {
    list: mallGoods.ConsoleMallGoodsListDocument,
    one: mallGoods.ConsoleMallGoodsOneDocument,
    create: mallGoods.ConsoleMallGoodsCreateDocument,
    update: mallGoods.ConsoleMallGoodsUpdateDocument,
    takesIds: true,
  },
  members: {
    list: members.ConsoleMembersListDocument,
    one: members.ConsoleMembersOneDocument,
    takesIds: true,
  },
  merchants: {
    list: merchants.ConsoleMerchantsListDocument,
    one: merchants.ConsoleMerchantsOneDocument,
    create: merchants.ConsoleMerchantsCreateDocument,
    update: merchants.ConsoleMerchantsUpdateDocument,
    takesIds: true,
    idInInput: true,
  },
  messageTemplates: {
    list: messageTemplates.ConsoleMessageTemplatesListDocument,
    one: messageTemplates.ConsoleMessageTemplatesOneDocument,
    listVariables: () => ({}),
  },
  missions: {
    list: missions.ConsoleMissionsListDocument,
    listVariables: () => ({}),
  },
  operators: {
    list: operators.ConsoleOperatorsListDocument,
    one: operators.ConsoleOperatorsOneDocument,
    update: operators.ConsoleOperatorsUpdateDocument,
    takesIds: true,
    idInInput: true,
  },
  paymentChannels: {
    list: paymentChannels.ConsolePaymentChannelsListDocument,
    create: paymentChannels.ConsolePaymentChannelsCreateDocument,
    update: paymentChannels.ConsolePaymentChannelsUpdateDocument,
    listVariables: () => ({}),
  },
  promotionClaims: {
    list: promotionClaims.ConsolePromotionClaimsListDocument,
    one: promotionClaims.ConsolePromotionClaimsOneDocument,
  },
  promotions: {
    list: promotions.ConsolePromotionsListDocument,
    one: promotions.ConsolePromotionsOneDocument,
    create: promotions.ConsolePromotionsCreateDocument,
    update: promotions.ConsolePromotionsUpdateDocument,
  },
  raffles: {
    list: raffles.ConsoleRafflesListDocument,
    one: raffles.ConsoleRafflesOneDocument,
    create: raffles.ConsoleRafflesCreateDocument,
    update: raffles.ConsoleRafflesUpdateDocument,
    takesIds: true,
  },
  rebateClaims: {
    list: rebateClaims.ConsoleRebateClaimsListDocument,
    one: rebateClaims.ConsoleRebateClaimsOneDocument,
  },
  redemptions: {
    list: redemptions.ConsoleRedemptionsListDocument,
    one: redemptions.ConsoleRedemptionsOneDocument,
  },
  referrals: {
    list: referrals.ConsoleReferralsListDocument,
    one: referrals.ConsoleReferralsOneDocument,
  },
  registrationFields: {
    list: registrationFields.ConsoleRegistrationFieldsListDocument,
    update: registrationFields.ConsoleRegistrationFieldsUpdateDocument,
    listVariables: () => ({}),
    idInInput: true,
    input: (data) => pick(data, 'acceptedPattern', 'enabled', 'maxLength', 'minLength', 'patternId', 'position', 'reason', 'required'),
  },
  roles: {
    list: roles.ConsoleRolesListDocument,
    one: roles.ConsoleRolesOneDocument,
    create: roles.ConsoleRolesCreateDocument,
    update: roles.ConsoleRolesUpdateDocument,
    delete: roles.ConsoleRolesDeleteDocument,
    listVariables: (filter) => pick(filter, 'merchantId'),
    idInInput: true,
    input: (data) => pick(data, 'name', 'reason', 'rights'),
  },
  riskCases: {
    list: riskCases.ConsoleRiskCasesListDocument,
    one: riskCases.ConsoleRiskCasesOneDocument,
  },
  settlements: {
    list: settlements.ConsoleSettlementsListDocument,
    one: settlements.ConsoleSettlementsOneDocument,
  },
  supportChats: {
    list: supportChats.ConsoleSupportChatsListDocument,
  },
  suspense: {
    list: suspense.ConsoleSuspenseListDocument,
    one: suspense.ConsoleSuspenseOneDocument,
  },
  tickets: {
    list: tickets.ConsoleTicketsListDocument,
  },
  vendorCases: {
    list: vendorCases.ConsoleVendorCasesListDocument,
    one: vendorCases.ConsoleVendorCasesOneDocument,
  },
  vendors: {
    list: vendors.ConsoleVendorsListDocument,
    one: vendors.ConsoleVendorsOneDocument,
    takesIds: true,
  },
  vendorTransfers: {
    list: vendorTransfers.ConsoleVendorTransfersListDocument,
    one: vendorTransfers.ConsoleVendorTransfersOneDocument,
    takesIds: true,
  },
  webhookDeliveries: {
    list: webhookDeliveries.ConsoleWebhookDeliveriesListDocument,
  },
  webhooks: {
    list: webhooks.ConsoleWebhooksListDocument,
    one: webhooks.ConsoleWebhooksOneDocument,
    update: webhooks.ConsoleWebhooksUpdateDocument,
    delete: webhooks.ConsoleWebhooksDeleteDocument,
    listVariables: () => ({}),
  },
  whitelabelModules: {
    list: whitelabelModules.ConsoleWhitelabelModulesListDocument,
    update: whitelabelModules.ConsoleWhitelabelModulesUpdateDocument,
    listVariables: () => ({}),
    idInInput: true,
    input: (data) => pick(data, 'enabled', 'reason'),
  },
  withdrawals: {
    list: withdrawals.ConsoleWithdrawalsListDocument,
    one: withdrawals.ConsoleWithdrawalsOneDocument,
  },
} satisfies Readonly<Record<string, ResourceOperations>>
