import { Alert } from '@mui/material'
import { useMemo } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { BroadcastForm } from './BroadcastForm.tsx'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'
import { draftRecord } from './draft-record.ts'

/** Changes a draft, or one that is scheduled; what was sent stays as it is. */
export default function BroadcastEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="show">
      <DraftForm />
    </RecordEdit>
  )
}

function DraftForm() {
  const translate = useTranslate()
  const broadcast = useRecordContext<Broadcast>()
  const languages = useBrand()?.languages
  const record = useMemo(() => broadcast && languages && draftRecord(broadcast, languages), [broadcast, languages])
  if (broadcast === undefined || record === undefined || languages === undefined) return null
  const isScheduled = broadcast.state === 'SCHEDULED'
  const isChangeable = broadcast.state === 'DRAFT' || (isScheduled && mayDo('broadcasts', 'send'))
  const words = isChangeable ? 'broadcasts.leavesSchedule' : 'broadcasts.notDraft'
  return (
    <>
      {(isScheduled || !isChangeable) && (
        <Alert severity={isChangeable ? 'warning' : 'info'} sx={{ m: 2 }}>
          {translate(words)}
        </Alert>
      )}
      {isChangeable && <BroadcastForm record={record} languages={languages} />}
    </>
  )
}
