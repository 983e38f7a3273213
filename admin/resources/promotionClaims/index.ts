import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'

export default {
  name: 'promotionClaims',
  icon: FactCheckIcon,
  list: lazy(() => import('./ClaimList.tsx')),
  show: lazy(() => import('./ClaimShow.tsx')),
  recordRepresentation: (claim: { account?: string; title?: string }) => `${claim.account} · ${claim.title}`,
}
