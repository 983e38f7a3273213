import SyncAltIcon from '@mui/icons-material/SyncAltOutlined'
import { lazy } from 'react'

export default {
  name: 'vendorTransfers',
  icon: SyncAltIcon,
  list: lazy(() => import('./VendorTransferList.tsx')),
  show: lazy(() => import('./VendorTransferShow.tsx')),
  recordRepresentation: 'memberAccount',
}
