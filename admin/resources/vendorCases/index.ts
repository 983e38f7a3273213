import DifferenceIcon from '@mui/icons-material/DifferenceOutlined'
import { lazy } from 'react'

export default {
  name: 'vendorCases',
  icon: DifferenceIcon,
  list: lazy(() => import('./VendorCaseList.tsx')),
  show: lazy(() => import('./VendorCaseShow.tsx')),
  recordRepresentation: 'transactionId',
}
