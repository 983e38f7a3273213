import { lazy } from 'react'

export { reportNames } from './report-names.ts'
export const BrandReport = lazy(() => import('./BrandReport.tsx'))
