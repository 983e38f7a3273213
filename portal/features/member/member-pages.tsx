import { type ComponentType, lazy } from 'react'
import type { MemberPage } from '../../paths.ts'

/** Pages of the member centre that are open, each lazy; the others say what they will have. One line each. */
export const openMemberPages: Partial<Record<MemberPage, ComponentType>> = {
  securityCenter: lazy(() => import('../security/security-page.tsx')),
  transferFund: lazy(() => import('../wallets/transfer-fund-page.tsx')),
  depositv2: lazy(() => import('../cashier/deposit-page.tsx')),
  withdraw: lazy(() => import('../cashier/withdraw-page.tsx')),
  transferUpline: lazy(() => import('../wallets/transfer-upline-page.tsx')),
  personalHistoryCopy: lazy(() => import('../account/betting-record-page.tsx')),
  transactionHistory: lazy(() => import('../account/transaction-history-page.tsx')),
  personalProfit: lazy(() => import('../reports/personal-profit-page.tsx')),
  bonusDetails: lazy(() => import('../turnover/bonus-details-page.tsx')),
  protection: lazy(() => import('../protection/protection-page.tsx')),
  profile: lazy(() => import('../profile/profile-page.tsx')),
}
