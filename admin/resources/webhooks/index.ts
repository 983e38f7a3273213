import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'

export default {
  name: 'webhooks',
  icon: WebhookIcon,
  list: lazy(() => import('./WebhookList.tsx')),
  create: lazy(() => import('./WebhookCreate.tsx')),
  edit: lazy(() => import('./WebhookEdit.tsx')),
  show: lazy(() => import('./WebhookShow.tsx')),
  recordRepresentation: 'name',
}
