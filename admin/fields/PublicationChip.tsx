import { useRecordContext, useTranslate } from 'react-admin'
import { publicationOf } from '../lib/publication.ts'
import { StateChip } from './StateChip.tsx'

const TONES = { hidden: 'default', scheduled: 'warning', shownNow: 'success', over: 'default' } as const

/** Whether the record is shown to people now. */
export function PublicationChip(_props: { label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<{ id: string; published: boolean; startsAt: string | null; endsAt: string | null }>()
  if (record === undefined) return null
  const publication = publicationOf(record)
  return <StateChip label={translate(`banners.${publication}`)} tone={TONES[publication]} />
}
