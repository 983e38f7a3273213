import { type ComponentType, lazy } from 'react'
import MemberPage from './features/member/member-page.tsx'
import { offersOnly } from './offers-only.tsx'
import type { MemberPage as MemberPageName } from './paths.ts'

/** The pages of the member centre, each lazy. One line each. */
const pages: Record<MemberPageName, ComponentType> = {
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
  messageV2: lazy(() => import('./features/inbox/inbox-page.tsx')),
  manualRebate: offersOnly(lazy(() => import('./features/rebates/rebate-page.tsx'))),
  referral: offersOnly(lazy(() => import('./features/referral/referral-page.tsx'))),
  protection: lazy(() => import('./features/protection/protection-page.tsx')),
  feedback: lazy(() => import('./features/feedback/feedback-page.tsx')),
  profile: lazy(() => import('./features/profile/profile-page.tsx')),
}

/** Pages that can be read without an account too. */
const publicPages: Partial<Record<MemberPageName, ComponentType>> = {
  protection: lazy(() => import('./features/protection/about-protection.tsx')),
}

/** The member centre with the pages of the features that are in it. */
export default function MemberCentre() {
  return <MemberPage pages={pages} publicPages={publicPages} />
}
