import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { lazy } from 'react'

export default {
  name: 'paymentChannels',
  icon: AccountBalanceWalletIcon,
  list: lazy(() => import('./ChannelList.tsx')),
  edit: lazy(() => import('./ChannelEdit.tsx')),
  create: lazy(() => import('./ChannelCreate.tsx')),
  show: lazy(() => import('./ChannelShow.tsx')),
  recordRepresentation: 'id',
}
