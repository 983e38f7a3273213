import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../lib/use-formats.ts'

/** Says which higher limit of one operator waits, and until when. */
export function PendingLimit({ amount: pending, from }: { amount: string | null; from: string | null }) {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  if (pending === null || from === null) return null
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 1 }}>
      {translate('adjustments.pending', { amount: amount(pending), time: moment(from) })}
    </Alert>
  )
}
