import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'

export default {
  name: 'vendors',
  icon: StorefrontIcon,
  list: lazy(() => import('./VendorList.tsx')),
  show: lazy(() => import('./VendorShow.tsx')),
  recordRepresentation: 'name',
}
