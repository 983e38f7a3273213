import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'

/** Whether the account may be used. */
export function MemberStatus(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; status: string }>()
  const translate = useTranslate()
  const status = record?.status ?? 'ACTIVE'
  return (
    <StateChip
      label={translate(`memberStatuses.${status}`)}
      tone={status === 'ACTIVE' ? 'success' : status === 'LOCKED' ? 'error' : 'default'}
    />
  )
}
