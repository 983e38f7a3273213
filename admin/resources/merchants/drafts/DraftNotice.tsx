import { Alert } from '@mui/material'
import { Link, useRecordContext, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useFormats } from '../../../lib/use-formats.ts'
import { useDraft } from './use-draft.ts'

/** Says above the form that somebody keeps a draft of the brand, with the way to it. */
export function DraftNotice() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { pathname } = useLocation()
  const id = useRecordContext<{ id: string }>()?.id
  const { data: draft } = useDraft()
  const path = `/merchants/${id}/draft`
  if (!draft || pathname === path) return null
  return (
    <Alert severity="info" action={<Link to={path}>{translate('brandDrafts.look')}</Link>} sx={{ m: 2, mb: 0 }}>
      {translate('brandDrafts.savedBy', { account: draft.savedBy, at: moment(draft.savedAt) })}
    </Alert>
  )
}
