import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'

export default {
  name: 'mallGoods',
  icon: StorefrontIcon,
  list: lazy(() => import('./GoodsList.tsx')),
  edit: lazy(() => import('./GoodsEdit.tsx')),
  create: lazy(() => import('./GoodsCreate.tsx')),
  show: lazy(() => import('./GoodsShow.tsx')),
  recordRepresentation: (goods: { words?: { name: string }[] }) => goods.words?.[0]?.name ?? '',
}
