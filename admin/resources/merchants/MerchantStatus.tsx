import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

/** Whether the brand is open or under maintenance. */
export function MerchantStatus(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; status: string }>()
  const translate = useTranslate()
  if (record?.status === 'MAINTENANCE')
    return <StateChip label={translate('merchants.statusMaintenance')} tone="warning" />
  return <StateChip label={translate('merchants.statusNormal')} tone="success" />
}
