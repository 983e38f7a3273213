import { lazy } from 'react'

export const Tags = lazy(() => import('./Tags.tsx'))
