import type { CallValue } from './wps/types.ts'

// What resolvers of a type start from, where the platform's shape differs from the schema's (mappers of codegen.yml).

export type SiteSource = CallValue<'getSite'>
export type RegistrationSettingSource = CallValue<'getRegistrationSetting'>
export type MemberSource = CallValue<'getMember'>
export type WalletSource = CallValue<'getBalance'>
export type GameSource = CallValue<'listGamesByIds'>[number]
export type TeamSource = CallValue<'getTeam'>
export type TeamMemberSource = CallValue<'listTeamMembers'>['content'][number]
export type LotteryRulesSource = CallValue<'getLottery'>['rules']
export type LotteryBetSource = CallValue<'listLotteryOrders'>['content'][number]['bets'][number]
