import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { Create, ListButton, type RaRecord, SimpleForm, Title, useTranslate } from 'react-admin'
import { OperatorInputs } from './OperatorForm.tsx'

const empty = { account: '', name: '', role: 'SUPPORT', merchantIds: [], allowedAddresses: [] }

/** Opens an account; the password is shown once, for the person to be told. */
export default function OperatorCreate() {
  const translate = useTranslate()
  const [made, setMade] = useState<{ account: string; password: string }>()
  if (made !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 2 }}>
        <Title title="resources.operators.name_other" />
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('operators.tellPassword', made)}
        </Alert>
        <ListButton resource="operators" />
      </Box>
    )
  }
  return (
    <Create
      record={empty}
      redirect={false}
      mutationOptions={{
        onSuccess: (record: RaRecord) =>
          setMade({ account: String(record.account), password: String(record.password) }),
      }}
    >
      <SimpleForm noValidate>
        <OperatorInputs isNew />
      </SimpleForm>
    </Create>
  )
}
