import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import { lazy } from 'react'

export default {
  name: 'rebateClaims',
  icon: CurrencyExchangeIcon,
  list: lazy(() => import('./RebateClaimList.tsx')),
  show: lazy(() => import('./RebateClaimShow.tsx')),
  recordRepresentation: 'account',
}
