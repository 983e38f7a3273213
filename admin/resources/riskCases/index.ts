import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined'
import { lazy } from 'react'

export default {
  name: 'riskCases',
  icon: GppMaybeIcon,
  list: lazy(() => import('./RiskCaseList.tsx')),
  show: lazy(() => import('./RiskCaseShow.tsx')),
  recordRepresentation: 'account',
}
