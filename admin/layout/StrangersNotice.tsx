import { Alert } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormats } from '../lib/use-formats.ts'
import { forgetStrangers, strangersClosedOutAt } from '../providers/session.ts'

/** Tells an operator who signed in that strangers tried the account meanwhile; until it is read. */
export function StrangersNotice() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const [at, setAt] = useState(strangersClosedOutAt)
  if (at === null) return null
  const close = () => {
    forgetStrangers()
    setAt(null)
  }
  return (
    <Alert severity="warning" onClose={close} closeText={translate('session.strangersRead')} sx={{ mb: 2 }}>
      {translate('session.strangers', { at: moment(at) ?? '' })}
    </Alert>
  )
}
