import { lazy } from 'react'

export const ProtectionDesk = lazy(() => import('./ProtectionDesk.tsx'))
