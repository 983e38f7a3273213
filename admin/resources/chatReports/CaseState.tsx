import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleChatCaseFragment } from './chatReports.generated.ts'

const tones = { OPEN: 'warning', REMOVED: 'error', DISMISSED: 'default' } as const

/** How it stands with a reported message. */
export function CaseState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleChatCaseFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`chat.states.${record.state}`)} tone={tones[record.state]} />
}
