import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined'
import { lazy } from 'react'

export default {
  name: 'greatWins',
  icon: EmojiEventsIcon,
  list: lazy(() => import('./GreatWinList.tsx')),
  show: lazy(() => import('./GreatWinShow.tsx')),
  recordRepresentation: 'memberAccount',
}
