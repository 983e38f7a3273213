import { lazy } from 'react'

export const JobList = lazy(() => import('./JobList.tsx'))
export const JobShow = lazy(() => import('./JobShow.tsx'))
