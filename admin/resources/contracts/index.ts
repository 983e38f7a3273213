import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import { createElement, lazy } from 'react'
import { ContractName } from './ContractName.tsx'

export default {
  name: 'contracts',
  icon: HandshakeIcon,
  list: lazy(() => import('./ContractList.tsx')),
  show: lazy(() => import('./ContractShow.tsx')),
  recordRepresentation: createElement(ContractName),
}
