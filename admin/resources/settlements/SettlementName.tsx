import { useRecordContext, useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleSettlementFragment } from './settlements.generated.ts'

/** What a settlement is called: its kind, and when its window began. */
export function SettlementName() {
  const record = useRecordContext<ConsoleSettlementFragment>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (record === undefined) return null
  return (
    <span>
      {translate(`settlementKinds.${record.kind}`)} · {moment(record.from)}
    </span>
  )
}
