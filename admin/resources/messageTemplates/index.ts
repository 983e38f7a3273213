import ForumIcon from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'

export default {
  name: 'messageTemplates',
  icon: ForumIcon,
  list: lazy(() => import('./TemplateList.tsx')),
  show: lazy(() => import('./TemplateShow.tsx')),
  recordRepresentation: 'id',
}
