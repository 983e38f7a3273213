import { lazy } from 'react'

export const GameChoices = lazy(() => import('./GameChoices.tsx'))
