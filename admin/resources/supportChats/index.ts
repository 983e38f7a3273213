import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined'
import { lazy } from 'react'

export default {
  name: 'supportChats',
  icon: SupportAgentIcon,
  list: lazy(() => import('./SupportDesk.tsx')),
  show: lazy(() => import('./SupportDesk.tsx')),
}
