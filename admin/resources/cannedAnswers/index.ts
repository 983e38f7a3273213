import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined'
import { lazy } from 'react'

export default {
  name: 'cannedAnswers',
  icon: QuickreplyIcon,
  list: lazy(() => import('./CannedAnswerList.tsx')),
  create: lazy(() => import('./CannedAnswerCreate.tsx')),
  edit: lazy(() => import('./CannedAnswerEdit.tsx')),
  recordRepresentation: 'title',
}
