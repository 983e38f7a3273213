import BlockIcon from '@mui/icons-material/SpeakerNotesOffOutlined'
import { lazy } from 'react'

export default {
  name: 'chatWords',
  icon: BlockIcon,
  list: lazy(() => import('./ChatWordList.tsx')),
  create: lazy(() => import('./ChatWordCreate.tsx')),
  recordRepresentation: 'word',
}
