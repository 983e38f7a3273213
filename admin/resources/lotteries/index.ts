import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import { lazy } from 'react'

export default {
  name: 'lotteries',
  icon: ConfirmationNumberIcon,
  list: lazy(() => import('./LotteryList.tsx')),
  show: lazy(() => import('./LotteryShow.tsx')),
  recordRepresentation: 'name',
}
