import MoneyOffIcon from '@mui/icons-material/MoneyOffOutlined'
import { lazy } from 'react'

export default {
  name: 'agentDebts',
  icon: MoneyOffIcon,
  list: lazy(() => import('./AgentDebtList.tsx')),
  recordRepresentation: 'account',
}
