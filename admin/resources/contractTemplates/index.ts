import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import { lazy } from 'react'

export default {
  name: 'contractTemplates',
  icon: DescriptionIcon,
  list: lazy(() => import('./TemplateList.tsx')),
}
