import { Alert } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { MissingRight } from '../fields/MissingRight.tsx'
import { deniedRight } from './denied-page.ts'

/** What an operator sees at an address that is not theirs. */
export function AccessDenied() {
  const translate = useTranslate()
  const right = deniedRight()
  return (
    <>
      <Title title="ra.page.access_denied" />
      {right === undefined ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('ra.message.access_denied')}
        </Alert>
      ) : (
        <MissingRight right={right} />
      )}
    </>
  )
}
