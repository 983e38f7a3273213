import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  error: Error
  /** Where trying again may help. */
  onRetry?: (() => void) | undefined
}

/** What a page says that could not read what it shows. */
export function ReadFailure({ error, onRetry }: Props) {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={onRetry && <Button onClick={() => onRetry()}>{translate('dashboard.retry')}</Button>}
    >
      {error.message}
    </Alert>
  )
}
