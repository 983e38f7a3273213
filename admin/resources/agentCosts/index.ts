import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import { lazy } from 'react'

export default {
  name: 'agentCosts',
  icon: InsightsIcon,
  list: lazy(() => import('./AgentCostList.tsx')),
  recordRepresentation: 'account',
}
