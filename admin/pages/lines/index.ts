import { lazy } from 'react'

export const LineTree = lazy(() => import('./LineTree.tsx'))
