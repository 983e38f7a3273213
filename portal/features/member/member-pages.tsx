import { type ComponentType, lazy } from 'react'
import type { MemberPage } from '../../paths.ts'

/** Pages of the member centre that are open, each lazy; the others say what they will have. One line each. */
export const openMemberPages: Partial<Record<MemberPage, ComponentType>> = {
  securityCenter: lazy(() => import('../security/security-page.tsx')),
  depositv2: lazy(() => import('../cashier/deposit-page.tsx')),
  personalHistoryCopy: lazy(() => import('../account/betting-record-page.tsx')),
  transactionHistory: lazy(() => import('../account/transaction-history-page.tsx')),
}
