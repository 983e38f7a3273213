import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import { lazy } from 'react'

export default {
  name: 'adjustments',
  icon: BalanceIcon,
  list: lazy(() => import('./AdjustmentList.tsx')),
  show: lazy(() => import('./AdjustmentShow.tsx')),
  recordRepresentation: 'memberAccount',
}
