import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined'
import { lazy } from 'react'
import { type Name, nameIn } from '../../kits/missions/mission-names.ts'

export default {
  name: 'leaderboards',
  icon: LeaderboardIcon,
  list: lazy(() => import('./LeaderboardList.tsx')),
  create: lazy(() => import('./LeaderboardCreate.tsx')),
  show: lazy(() => import('./LeaderboardShow.tsx')),
  recordRepresentation: ({ names = [] }: { names?: Name[] }) => nameIn(names, document.documentElement.lang),
}
