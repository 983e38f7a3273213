import { lazy } from 'react'

export const TrialBalance = lazy(() => import('./TrialBalance.tsx'))
