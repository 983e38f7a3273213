/** Pages of the portal that a broadcast may lead to, and their addresses (section 2 of the specification). */
export const BROADCAST_PAGES = {
  PROMOTIONS: '/promotions',
  REWARD_CENTRE: '/member/rewardCenter',
  MISSIONS: '/member/missionLeaderboard',
  VIP: '/member/vip',
  REFERRAL: '/member/referral',
  REBATES: '/member/manualRebate',
  POINT_MALL: '/pointMall',
  DEPOSIT: '/member/depositv2',
  WITHDRAW: '/member/withdraw',
  STATEMENT: '/member/transactionHistory',
  SECURITY: '/member/securityCenter',
  PROTECTION: '/member/protection',
  HELP: '/help',
} as const
export type BroadcastPage = keyof typeof BROADCAST_PAGES

export const BROADCAST_PAGE_NAMES = Object.keys(BROADCAST_PAGES) as BroadcastPage[]
