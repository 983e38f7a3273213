import HelpIcon from '@mui/icons-material/HelpOutlineOutlined'
import { lazy } from 'react'

export default {
  name: 'helpArticles',
  icon: HelpIcon,
  list: lazy(() => import('./HelpArticleList.tsx')),
  create: lazy(() => import('./HelpArticleCreate.tsx')),
  edit: lazy(() => import('./HelpArticleEdit.tsx')),
  recordRepresentation: (article: { texts?: { title: string }[] }) => article.texts?.[0]?.title ?? '',
}
