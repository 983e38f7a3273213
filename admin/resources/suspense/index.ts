import HelpCenterIcon from '@mui/icons-material/HelpCenterOutlined'
import { lazy } from 'react'

export default {
  name: 'suspense',
  icon: HelpCenterIcon,
  list: lazy(() => import('./SuspenseList.tsx')),
  show: lazy(() => import('./SuspenseShow.tsx')),
  recordRepresentation: 'reference',
}
