import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'

export default {
  name: 'announcements',
  icon: CampaignIcon,
  list: lazy(() => import('./AnnouncementList.tsx')),
  edit: lazy(() => import('./AnnouncementEdit.tsx')),
  create: lazy(() => import('./AnnouncementCreate.tsx')),
  show: lazy(() => import('./AnnouncementShow.tsx')),
  recordRepresentation: (announcement: { translations?: { title: string }[] }) =>
    announcement.translations?.[0]?.title ?? '',
}
