import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleHelpArticleFragment } from './helpArticles.generated.ts'

const tones = { DRAFT: 'default', CHANGED: 'warning', PUBLISHED: 'success' } as const

/** What players read of an article. */
export function HelpState(_props: { label?: string }) {
  const record = useRecordContext<ConsoleHelpArticleFragment>()
  const translate = useTranslate()
  if (record === undefined) return null
  return <StateChip label={translate(`helpStates.${record.state}`)} tone={tones[record.state]} />
}
