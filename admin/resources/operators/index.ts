import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'

export default {
  name: 'operators',
  icon: BadgeIcon,
  list: lazy(() => import('./OperatorList.tsx')),
  create: lazy(() => import('./OperatorCreate.tsx')),
  edit: lazy(() => import('./OperatorEdit.tsx')),
  recordRepresentation: 'account',
}
