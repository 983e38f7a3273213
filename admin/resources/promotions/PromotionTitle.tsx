import { useLocaleState, useRecordContext } from 'react-admin'
import { wordsIn } from './draft-record.ts'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'

/** The title of the draft in the operator's language, or in the first there is. */
export function PromotionTitle(_props: { label?: string }) {
  const record = useRecordContext<Promotion>()
  const [language] = useLocaleState()
  return <span>{record && wordsIn(record.draft, language)?.title}</span>
}
