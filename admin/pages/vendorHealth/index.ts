import { lazy } from 'react'

export const VendorHealth = lazy(() => import('./VendorHealth.tsx'))
