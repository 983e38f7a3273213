import { useRecordContext, useTranslate } from 'react-admin'
import { StoredPicture } from '../../fields/StoredPicture.tsx'

/** The picture that the member sent as proof. */
export function DepositProof(_props: { label: string }) {
  const record = useRecordContext<{ id: string; proofUrl: string | null }>()
  const translate = useTranslate()
  if (!record?.proofUrl) return <span>–</span>
  return (
    <StoredPicture
      url={record.proofUrl}
      alt={translate('depositDesk.proof')}
      style={{ maxWidth: 360, borderRadius: 8 }}
    />
  )
}
