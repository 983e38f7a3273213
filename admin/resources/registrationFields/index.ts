import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { createElement, lazy } from 'react'
import { Words } from '../../fields/Words.tsx'

export default {
  name: 'registrationFields',
  icon: HowToRegIcon,
  list: lazy(() => import('./RegistrationFieldList.tsx')),
  edit: lazy(() => import('./RegistrationFieldEdit.tsx')),
  show: lazy(() => import('./RegistrationFieldShow.tsx')),
  recordRepresentation: createElement(Words, { source: 'id', words: 'registrationFieldNames' }),
}
