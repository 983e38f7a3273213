import { Alert } from '@mui/material'
import { Title, useTranslate } from 'react-admin'

/** What an operator sees at an address that is not theirs. */
export function AccessDenied() {
  const translate = useTranslate()
  return (
    <>
      <Title title="ra.page.access_denied" />
      <Alert severity="warning" sx={{ mt: 2 }}>
        {translate('ra.message.access_denied')}
      </Alert>
    </>
  )
}
