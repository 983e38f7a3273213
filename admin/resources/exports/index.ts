import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { lazy } from 'react'

export default {
  name: 'exports',
  icon: FileDownloadIcon,
  list: lazy(() => import('./ExportList.tsx')),
}
