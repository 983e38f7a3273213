import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'
import { wordsIn } from './draft-record.ts'
import type { ConsolePromotionFragment } from './promotions.generated.ts'

export default {
  name: 'promotions',
  icon: CampaignIcon,
  list: lazy(() => import('./PromotionList.tsx')),
  edit: lazy(() => import('./PromotionEdit.tsx')),
  create: lazy(() => import('./PromotionCreate.tsx')),
  show: lazy(() => import('./PromotionShow.tsx')),
  recordRepresentation: ({ draft }: Partial<ConsolePromotionFragment>) =>
    (draft && wordsIn(draft, document.documentElement.lang)?.title) ?? '',
}
