import GroupAddIcon from '@mui/icons-material/GroupAddOutlined'
import { lazy } from 'react'

export default {
  name: 'referrals',
  icon: GroupAddIcon,
  list: lazy(() => import('./ReferralList.tsx')),
  show: lazy(() => import('./ReferralShow.tsx')),
  recordRepresentation: 'account',
}
