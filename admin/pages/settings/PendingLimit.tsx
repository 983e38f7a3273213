import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'

interface Props {
  /** Whose limit: `withdrawalSettings`. */
  settings: string
  amount: string | null
  from: string | null
}

/** Says which higher limit of one operator waits, and until when. */
export function PendingLimit({ settings, amount: pending, from }: Props) {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  if (pending === null || from === null) return null
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 1 }}>
      {translate('settings.pendingLimit', {
        limit: translate(`${settings}.fourEyesAbove`),
        amount: amount(pending),
        time: moment(from),
      })}
    </Alert>
  )
}
