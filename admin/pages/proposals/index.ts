import { lazy } from 'react'

export const ProposalList = lazy(() => import('./ProposalList.tsx'))
