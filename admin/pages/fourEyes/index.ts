import { lazy } from 'react'

export const FourEyesRules = lazy(() => import('./FourEyesRules.tsx'))
