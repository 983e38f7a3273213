import AssessmentIcon from '@mui/icons-material/AssessmentOutlined'
import { lazy } from 'react'

export default {
  name: 'agentReports',
  icon: AssessmentIcon,
  list: lazy(() => import('./AgentReportList.tsx')),
  recordRepresentation: 'account',
}
