import PeopleIcon from '@mui/icons-material/PeopleAltOutlined'
import { lazy } from 'react'

export default {
  name: 'members',
  icon: PeopleIcon,
  list: lazy(() => import('./MemberList.tsx')),
  show: lazy(() => import('./MemberShow.tsx')),
  recordRepresentation: 'account',
}
