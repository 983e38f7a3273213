import { useLocaleState, useRecordContext } from 'react-admin'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'
import { wordsIn } from './draft-record.ts'

/** The title in the operator's language, or in the first there is. */
export function BroadcastTitle(_props: { label?: string }) {
  const record = useRecordContext<Broadcast>()
  const [language] = useLocaleState()
  return <span style={{ overflowWrap: 'anywhere' }}>{record && wordsIn(record.draft.words, language)?.title}</span>
}
