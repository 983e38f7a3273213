import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import { createElement, lazy } from 'react'
import { SettlementName } from './SettlementName.tsx'

export default {
  name: 'settlements',
  icon: RequestQuoteIcon,
  list: lazy(() => import('./SettlementList.tsx')),
  show: lazy(() => import('./SettlementShow.tsx')),
  recordRepresentation: createElement(SettlementName),
}
