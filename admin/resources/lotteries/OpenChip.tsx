import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { LotteryRow } from './lottery.ts'

/** Whether a lottery takes bets: by the operators' wish, and by all else that may close it. */
export function OpenChip(_props: { label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<LotteryRow>()
  if (record === undefined) return null
  if (!record.isOpen) return <StateChip label={translate('lotteries.isClosed')} tone="default" />
  if (record.availability === 'OPEN') return <StateChip label={translate('lotteries.isOpen')} tone="success" />
  return <StateChip label={translate('lotteries.isBlocked')} tone="warning" />
}
