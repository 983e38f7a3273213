import ForumIcon from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'

export default {
  name: 'tickets',
  icon: ForumIcon,
  list: lazy(() => import('./TicketList.tsx')),
  show: lazy(() => import('./TicketShow.tsx')),
  recordRepresentation: 'number',
}
