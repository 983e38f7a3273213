import GavelIcon from '@mui/icons-material/GavelOutlined'
import { lazy } from 'react'

export default {
  name: 'agentDisputes',
  icon: GavelIcon,
  list: lazy(() => import('./DisputeList.tsx')),
  show: lazy(() => import('./DisputeShow.tsx')),
  recordRepresentation: 'account',
}
