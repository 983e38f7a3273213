import { lazy } from 'react'

export const ContentCalendar = lazy(() => import('./ContentCalendar.tsx'))
