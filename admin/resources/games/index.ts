import CasinoIcon from '@mui/icons-material/CasinoOutlined'
import { lazy } from 'react'

export default {
  name: 'games',
  icon: CasinoIcon,
  list: lazy(() => import('./GameList.tsx')),
  show: lazy(() => import('./GameShow.tsx')),
  recordRepresentation: 'name',
}
