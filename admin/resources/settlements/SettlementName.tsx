import { useRecordContext, useTranslate } from 'react-admin'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import type { ConsoleSettlementFragment } from './settlements.generated.ts'

/** What a settlement is called: its kind, and when its window began. */
export function SettlementName() {
  const record = useRecordContext<ConsoleSettlementFragment>()
  const translate = useTranslate()
  const windowBound = useWindowFormat()
  if (record === undefined) return null
  return (
    <span>
      {translate(`settlementKinds.${record.kind}`)} · {windowBound(record.from)}
    </span>
  )
}
