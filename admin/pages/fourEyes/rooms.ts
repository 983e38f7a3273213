import type { FourEyesDeed } from '../../lib/schema.generated.ts'

export type Room = 'members' | 'money' | 'rewards' | 'agents' | 'games' | 'brand'

/** Which room of the console a deed belongs to. */
const ROOMS: Readonly<Record<FourEyesDeed, Room>> = {
  MEMBER_PASSWORD: 'members',
  MEMBER_PAYMENT_PASSWORD: 'members',
  MEMBER_SECOND_FACTOR: 'members',
  MEMBER_PAYEE_NAME: 'members',
  MEMBER_UNLOCKING: 'members',
  MEMBER_REOPENING: 'members',
  DEPOSIT: 'money',
  SUSPENSE: 'money',
  WITHDRAWAL: 'money',
  WITHDRAWAL_APPROVAL: 'money',
  ADJUSTMENT: 'money',
  TURNOVER_RULES: 'money',
  WITHDRAWAL_SETTINGS: 'money',
  PAYMENT_SETTINGS: 'money',
  PAYMENT_CHANNELS: 'money',
  MEMBER_TRANSFER_RULES: 'money',
  VENDOR_TRANSFER: 'money',
  ADJUSTMENT_LIMIT: 'money',
  RISK_RULES: 'money',
  POINT_SETTINGS: 'rewards',
  MALL_GOODS: 'rewards',
  VIP_LEVELS: 'rewards',
  REFERRAL_RULE: 'rewards',
  REBATE_RULES: 'rewards',
  MISSION: 'rewards',
  LEADERBOARD: 'rewards',
  ENVELOPE: 'rewards',
  RAFFLE: 'rewards',
  SIGN_IN_DAYS: 'rewards',
  PROMOTION: 'rewards',
  SETTLEMENT: 'agents',
  CONTRACT_OFFER: 'agents',
  CONTRACT_SIGNING: 'agents',
  CONTRACT_TEMPLATE: 'agents',
  LINE_MOVE: 'agents',
  LOTTERY_RULES: 'games',
  LOTTERY_CLOSING: 'games',
  LOTTERY_RESULT: 'games',
  MERCHANT_PROTECTION: 'brand',
  FOUR_EYES_RULES: 'brand',
}

const ORDER: readonly Room[] = ['members', 'money', 'rewards', 'agents', 'games', 'brand']

/** Deeds by their room, in the order of the console's menu; within a room as the platform lists them. */
export const byRoom = <Rule extends { readonly deed: FourEyesDeed }>(rules: readonly Rule[]) =>
  ORDER.map((room) => ({ room, rules: rules.filter(({ deed }) => ROOMS[deed] === room) }))
