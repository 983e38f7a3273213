import RedeemIcon from '@mui/icons-material/RedeemOutlined'
import { lazy } from 'react'

export default {
  name: 'redemptions',
  icon: RedeemIcon,
  list: lazy(() => import('./RedemptionList.tsx')),
  show: lazy(() => import('./RedemptionShow.tsx')),
  recordRepresentation: 'number',
}
