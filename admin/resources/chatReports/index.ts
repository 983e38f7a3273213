import ReportIcon from '@mui/icons-material/ReportOutlined'
import { lazy } from 'react'

export default {
  name: 'chatReports',
  icon: ReportIcon,
  list: lazy(() => import('./ChatReportList.tsx')),
  show: lazy(() => import('./ChatReportShow.tsx')),
  recordRepresentation: 'roomName',
}
