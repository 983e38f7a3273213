import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** That a part of the page could not be read, and the way to try again. */
export function PartFailed({ retry }: { retry: () => void }) {
  const translate = useTranslate()
  return (
    <Alert severity="error" action={<Button onClick={retry}>{translate('dashboard.retry')}</Button>}>
      {translate('dashboard.failed')}
    </Alert>
  )
}
