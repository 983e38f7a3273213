import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { createElement, lazy } from 'react'
import { Words } from '../../fields/Words.tsx'

export default {
  name: 'auditLog',
  icon: FactCheckIcon,
  list: lazy(() => import('./AuditLogList.tsx')),
  show: lazy(() => import('./AuditLogShow.tsx')),
  recordRepresentation: createElement(Words, { source: 'action', words: 'auditActions' }),
}
