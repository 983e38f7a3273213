import { type ComponentType, lazy } from 'react'
import MemberPage from './features/member/member-page.tsx'
import { offersOnly } from './offers-only.tsx'
import type { MemberPage as MemberPageName } from './paths.ts'

/** Pages of the member centre that are open, each lazy; the others say what they will have. One line each. */
const openPages: Partial<Record<MemberPageName, ComponentType>> = {
  securityCenter: lazy(() => import('./features/security/security-page.tsx')),
  transferFund: lazy(() => import('./features/wallets/transfer-fund-page.tsx')),
  depositv2: lazy(() => import('./features/cashier/deposit-page.tsx')),
  withdraw: lazy(() => import('./features/cashier/withdraw-page.tsx')),
  transferUpline: lazy(() => import('./features/wallets/transfer-upline-page.tsx')),
  personalHistoryCopy: lazy(() => import('./features/account/betting-record-page.tsx')),
  transactionHistory: lazy(() => import('./features/account/transaction-history-page.tsx')),
  personalProfit: lazy(() => import('./features/reports/personal-profit-page.tsx')),
  bonusDetails: lazy(() => import('./features/turnover/bonus-details-page.tsx')),
  vip: offersOnly(lazy(() => import('./features/vip/vip-page.tsx'))),
  missionLeaderboard: offersOnly(lazy(() => import('./features/missions/missions-page.tsx'))),
  rewardCenter: offersOnly(lazy(() => import('./features/reward-centre/reward-centre-page.tsx'))),
  manualRebate: offersOnly(lazy(() => import('./features/rebates/rebate-page.tsx'))),
  referral: offersOnly(lazy(() => import('./features/referral/referral-page.tsx'))),
  protection: lazy(() => import('./features/protection/protection-page.tsx')),
  profile: lazy(() => import('./features/profile/profile-page.tsx')),
}

/** The member centre with the pages of the features that are in it. */
export default function MemberCentre() {
  return <MemberPage pages={openPages} />
}
