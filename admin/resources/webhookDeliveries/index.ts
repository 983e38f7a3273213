import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import { lazy } from 'react'

export default {
  name: 'webhookDeliveries',
  icon: OutboxIcon,
  list: lazy(() => import('./WebhookDeliveryList.tsx')),
  show: lazy(() => import('./WebhookDeliveryShow.tsx')),
  recordRepresentation: 'eventId',
}
