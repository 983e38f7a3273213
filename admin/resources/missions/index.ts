import TaskAltIcon from '@mui/icons-material/TaskAltOutlined'
import { lazy } from 'react'
import { type Name, nameIn } from '../../kits/missions/mission-names.ts'

export default {
  name: 'missions',
  icon: TaskAltIcon,
  list: lazy(() => import('./MissionList.tsx')),
  create: lazy(() => import('./MissionCreate.tsx')),
  show: lazy(() => import('./MissionShow.tsx')),
  recordRepresentation: ({ names = [] }: { names?: Name[] }) => nameIn(names, document.documentElement.lang),
}
