import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'

export default {
  name: 'withdrawals',
  icon: PaymentsIcon,
  list: lazy(() => import('./WithdrawalList.tsx')),
  show: lazy(() => import('./WithdrawalShow.tsx')),
  recordRepresentation: 'account',
}
