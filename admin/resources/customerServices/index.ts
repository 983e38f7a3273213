import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined'
import { lazy } from 'react'

export default {
  name: 'customerServices',
  icon: ContactSupportIcon,
  list: lazy(() => import('./CustomerServiceList.tsx')),
  edit: lazy(() => import('./CustomerServiceEdit.tsx')),
  create: lazy(() => import('./CustomerServiceCreate.tsx')),
  recordRepresentation: 'address',
}
