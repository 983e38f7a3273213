import BlockIcon from '@mui/icons-material/BlockOutlined'
import { lazy } from 'react'

export default {
  name: 'depositBlocks',
  icon: BlockIcon,
  list: lazy(() => import('./BlockList.tsx')),
  recordRepresentation: 'account',
}
