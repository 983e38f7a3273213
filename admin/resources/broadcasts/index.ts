import ForwardToInboxIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { lazy } from 'react'
import type { ConsoleBroadcastFragment } from './broadcasts.generated.ts'
import { wordsIn } from './draft-record.ts'

export default {
  name: 'broadcasts',
  icon: ForwardToInboxIcon,
  list: lazy(() => import('./BroadcastList.tsx')),
  edit: lazy(() => import('./BroadcastEdit.tsx')),
  create: lazy(() => import('./BroadcastCreate.tsx')),
  show: lazy(() => import('./BroadcastShow.tsx')),
  recordRepresentation: ({ draft }: Partial<ConsoleBroadcastFragment>) =>
    (draft && wordsIn(draft.words, document.documentElement.lang)?.title) ?? '',
}
