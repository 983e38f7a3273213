import CasinoIcon from '@mui/icons-material/CasinoOutlined'
import { lazy } from 'react'
import { type ChanceText, titleIn } from '../../kits/chance/chance-plan.ts'

export default {
  name: 'raffles',
  icon: CasinoIcon,
  list: lazy(() => import('./RaffleList.tsx')),
  create: lazy(() => import('./RaffleCreate.tsx')),
  edit: lazy(() => import('./RaffleEdit.tsx')),
  show: lazy(() => import('./RaffleShow.tsx')),
  recordRepresentation: ({ words = [] }: { words?: ChanceText[] }) => titleIn(words, document.documentElement.lang),
}
