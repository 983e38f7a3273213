import MuteIcon from '@mui/icons-material/VoiceOverOffOutlined'
import { lazy } from 'react'

export default {
  name: 'chatMutes',
  icon: MuteIcon,
  list: lazy(() => import('./ChatMuteList.tsx')),
  recordRepresentation: 'account',
}
