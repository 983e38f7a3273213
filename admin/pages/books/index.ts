import { lazy } from 'react'

export const TransferList = lazy(() => import('./TransferList.tsx'))
export const TransferShow = lazy(() => import('./TransferShow.tsx'))
export const HouseAccounts = lazy(() => import('./HouseAccounts.tsx'))
