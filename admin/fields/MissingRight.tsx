import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'

/** What an operator reads in the place of something that takes a right they have not: which it is, and who can help. */
export function MissingRight({ right }: { /** As `members.read`. */ right: string }) {
  const translate = useTranslate()
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('access.missing', {
        right: translate(`rights.${right}`, { _: right }),
        role: translate('operatorRoles.ADMIN'),
      })}
    </Alert>
  )
}
