import type { CallInput, CallValue } from './wps/types.ts'

// What resolvers of a type start from, where the platform's shape differs from the schema's (mappers of codegen.yml).

/** The answer of the root that reads a thing, with the name of its type. */
export type NodeSource = object & { readonly __typename: string }

export type SiteSource = CallValue<'getSite'>
export type RegistrationSettingSource = CallValue<'getRegistrationSetting'>
export type MemberSource = CallValue<'getMember'>
export type WalletSource = CallValue<'getBalance'>
export type GameSource = CallValue<'listGamesByIds'>[number]
/** Each of its fields is asked for by itself. */
export type TeamSource = Readonly<Record<string, never>>
/** Its earnings are asked for by its id. */
export type SettlementSource = CallValue<'getSettlement'>
export type TeamMemberSource = CallValue<'listTeamMembers'>['content'][number]
export type TeamBetSource = CallValue<'listTeamBets'>['content'][number]
export type TeamTransferSource = CallValue<'listTeamTransfers'>['content'][number]
/** A page of bets with what it was asked for, which its totals are asked for as well. */
export interface TeamBetsSource extends CallValue<'listTeamBets'> {
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
export type LotteryRulesSource = CallValue<'getLottery'>['rules']
export type LotteryBetSource = CallValue<'listLotteryOrders'>['content'][number]['bets'][number]
