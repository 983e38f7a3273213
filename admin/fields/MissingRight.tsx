import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { rightWords } from '../lib/rights.ts'
import type { OperatorRight } from '../lib/schema.generated.ts'

/** What an operator reads in the place of something that takes a right they have not: which it is, and who can help. */
export function MissingRight({ right }: { right: OperatorRight }) {
  const translate = useTranslate()
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('access.missing', {
        right: translate(rightWords(right)),
        role: translate('operatorRoles.ADMIN'),
      })}
    </Alert>
  )
}
