import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import { lazy } from 'react'

export default {
  name: 'deposits',
  icon: SavingsIcon,
  list: lazy(() => import('./DepositList.tsx')),
  show: lazy(() => import('./DepositShow.tsx')),
  recordRepresentation: 'transferCode',
}
