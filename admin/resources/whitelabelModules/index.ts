import ToggleOnIcon from '@mui/icons-material/ToggleOnOutlined'
import { lazy } from 'react'

export default {
  name: 'whitelabelModules',
  icon: ToggleOnIcon,
  list: lazy(() => import('./ModuleList.tsx')),
  show: lazy(() => import('./ModuleShow.tsx')),
  recordRepresentation: 'id',
}
