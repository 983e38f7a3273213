import ForumIcon from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'

export default {
  name: 'chatRooms',
  icon: ForumIcon,
  list: lazy(() => import('./ChatRoomList.tsx')),
  create: lazy(() => import('./ChatRoomCreate.tsx')),
  edit: lazy(() => import('./ChatRoomEdit.tsx')),
  recordRepresentation: 'code',
}
