import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'

export default {
  name: 'merchants',
  icon: StorefrontIcon,
  list: lazy(() => import('./MerchantList.tsx')),
  create: lazy(() => import('./MerchantCreate.tsx')),
  edit: lazy(() => import('./MerchantEdit.tsx')),
  show: lazy(() => import('./MerchantShow.tsx')),
  recordRepresentation: 'name',
}
