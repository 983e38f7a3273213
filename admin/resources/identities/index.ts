import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'

export default {
  name: 'identities',
  icon: BadgeIcon,
  list: lazy(() => import('./IdentityList.tsx')),
  show: lazy(() => import('./IdentityShow.tsx')),
  recordRepresentation: 'account',
}
