import { lazy } from 'react'

export const PaymentSettings = lazy(() => import('./PaymentSettings.tsx'))
