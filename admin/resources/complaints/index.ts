import MenuBookIcon from '@mui/icons-material/MenuBookOutlined'
import { lazy } from 'react'

export default {
  name: 'complaints',
  icon: MenuBookIcon,
  list: lazy(() => import('./ComplaintList.tsx')),
  recordRepresentation: 'number',
}
