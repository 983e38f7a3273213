import type { Connection } from './connections.ts'
import type { CallInput, CallValue } from './wps/types.ts'

// What resolvers of a type start from, where the platform's shape differs from the schema's (mappers of codegen.yml).

/** The answer of the root that reads a thing, with the name of its type. */
export type NodeSource = object & { readonly __typename: string }

export type SiteSource = CallValue<'getSite'>
export type CaptchaProvidersSource = SiteSource['captchaProviders']
export type CustomerServiceSource = SiteSource['customerService'][number]
export type OperatorCustomerServiceSource = CallValue<'listOperatorCustomerServices'>['content'][number]
export type CountrySource = SiteSource['countries'][number]
export type ResourceSource = SiteSource['resources'][number]
export type BannerSource = CallValue<'listBanners'>[number]
export type OperatorBannerSource = CallValue<'getOperatorBanner'>
export type AnnouncementSource = CallValue<'listAnnouncements'>['content'][number]
export type OperatorAnnouncementSource = CallValue<'getOperatorAnnouncement'>
export type ContractStandingsSource = CallValue<'getConsolidated'>
export type RegistrationSettingSource = CallValue<'getRegistrationSetting'>
export type MemberSource = CallValue<'getMember'>
export type OperatorMemberSource = CallValue<'getOperatorMember'>
export type MemberProfileSource = CallValue<'getMemberProfile'>
export type OperatorSource = CallValue<'getOperator'>
export type OperatorRoleSource = CallValue<'getRole'>
export type StaffRightSource = CallValue<'listRights'>[number]
export type ProfileSource = CallValue<'getProfile'>
export type SecuritySource = CallValue<'getSecurity'>
export type WalletSource = CallValue<'getBalance'>
export type GameSource = CallValue<'listGamesByIds'>[number]
export type OperatorGameSource = CallValue<'getOperatorGame'>
export type LobbyCategorySource = CallValue<'listVendors'>['data']['lanes'][number]
export type LobbyVendorSource = LobbyCategorySource['cards'][number]
export type WinnerSource = CallValue<'listWinners'>[number]
export type BetSource = CallValue<'listBets'>['content'][number]
export type OperatorBetSource = CallValue<'listOperatorBets'>['content'][number]
export type GreatWinSource = CallValue<'getGreatWin'>
export type VendorWalletSource = CallValue<'getWallets'>['wallets'][number]
export type WalletTransferSource = CallValue<'transferWallet'>
/** Each of its fields is asked for by itself. */
export type TeamSource = Readonly<Record<string, never>>
/** Its earnings are asked for by its id. */
export type SettlementSource = CallValue<'getSettlement'>
export type TeamMemberSource = CallValue<'listTeamMembers'>['content'][number]
export type TeamBetSource = CallValue<'listTeamBets'>['content'][number]
export type TeamTransferSource = CallValue<'listTeamTransfers'>['content'][number]
/** Bets with what they were asked for by, which their totals are asked for as well. */
export interface TeamBetsSource extends Connection<TeamBetSource> {
  readonly asked: NonNullable<CallInput<'getTeamBetTotals'>['query']>
}
export type InvitationSource = CallValue<'listInvitations'>['content'][number]
export type InvitationArrivalSource = CallValue<'listArrivals'>['content'][number]
export type ContractSource = CallValue<'getContract'>
export type OperatorContractSource = CallValue<'getOperatorContract'>
export type OperatorLineSource = CallValue<'listOperatorLines'>['content'][number]
export type LineRulesSource = CallValue<'listLineRules'>[number]
export type EarningSource = CallValue<'listEarnings'>['content'][number]
export type EarningForecastSource = CallValue<'listForecasts'>[number]
export type DownlineShareSource = CallValue<'listDownlineShares'>['content'][number]
export type TeamPartSource = CallValue<'listEarningParts'>['content'][number]
export type TriedWindowSource = CallValue<'tryContract'>[number]
export type LotteryMenuSource = CallValue<'listLotteryMenus'>['gameMenus'][number]
/** A lottery as menus have it, or whole, as asked for by its code: what a menu leaves out is asked for where it is read. */
export type LotterySource = LotteryMenuSource['games'][number] | CallValue<'getLottery'>
export type OperatorLotterySource = CallValue<'listOperatorLotteries'>[number]
export type OperatorDrawSource = CallValue<'listOperatorDraws'>['content'][number]
export type DrawCorrectionSource = CallValue<'listDrawCorrections'>['content'][number]
export type SharedBetSource = CallValue<'listShareableBets'>[number]['bet']
export type LotteryRulesSource = CallValue<'getLottery'>['rules']
export type LotteryOrderSource = CallValue<'listLotteryOrders'>['content'][number]
export type LotteryChaseSource = CallValue<'listLotteryChases'>['content'][number]
export type LotteryBetSource = LotteryOrderSource['bets'][number]
