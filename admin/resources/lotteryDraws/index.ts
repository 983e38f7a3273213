import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined'
import { lazy } from 'react'

export default {
  name: 'lotteryDraws',
  icon: EventAvailableIcon,
  list: lazy(() => import('./DrawList.tsx')),
  show: lazy(() => import('./DrawShow.tsx')),
  recordRepresentation: 'number',
}
