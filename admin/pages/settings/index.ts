import { lazy } from 'react'

export const PaymentSettings = lazy(() => import('./PaymentSettings.tsx'))
export const WithdrawalSettings = lazy(() => import('./WithdrawalSettings.tsx'))
export const RiskRules = lazy(() => import('./RiskRules.tsx'))
export const TurnoverRules = lazy(() => import('./TurnoverRules.tsx'))
export const VipLevels = lazy(() => import('./VipLevels.tsx'))
export const ContentNetworks = lazy(() => import('./ContentNetworks.tsx'))
export const ReferralRule = lazy(() => import('./ReferralRule.tsx'))
export const RebateRules = lazy(() => import('./RebateRules.tsx'))
export const MemberTransferRules = lazy(() => import('./MemberTransferRules.tsx'))
export const SignInDays = lazy(() => import('./SignInDays.tsx'))
export const PointSettings = lazy(() => import('./PointSettings.tsx'))
export const TicketRules = lazy(() => import('./TicketRules.tsx'))
