import { useRecordContext, useTranslate } from 'react-admin'
import { publicationOf } from '../lib/publication.ts'
import { StateChip } from './StateChip.tsx'

const TONES = { HIDDEN: 'default', SCHEDULED: 'warning', RUNNING: 'success', OVER: 'default' } as const

/** Whether the record is shown to people now. */
export function PublicationChip(_props: { label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<{
    id: string
    isPublished: boolean
    startsAt: string | null
    endsAt: string | null
  }>()
  if (record === undefined) return null
  const publication = publicationOf(record)
  return <StateChip label={translate(`publicationStates.${publication}`)} tone={TONES[publication]} />
}
