import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'

/** The path names the member too, so the page of one bet is a route of its own. */
export const BetShow = lazy(() => import('./BetShow.tsx'))

export default {
  name: 'bets',
  icon: ReceiptIcon,
  list: lazy(() => import('./BetList.tsx')),
}
