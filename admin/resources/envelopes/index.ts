import RedeemIcon from '@mui/icons-material/RedeemOutlined'
import { lazy } from 'react'
import { type ChanceText, titleIn } from '../../kits/chance/chance-plan.ts'

export default {
  name: 'envelopes',
  icon: RedeemIcon,
  list: lazy(() => import('./RainList.tsx')),
  create: lazy(() => import('./RainCreate.tsx')),
  edit: lazy(() => import('./RainEdit.tsx')),
  show: lazy(() => import('./RainShow.tsx')),
  recordRepresentation: ({ words = [] }: { words?: ChanceText[] }) => titleIn(words, document.documentElement.lang),
}
