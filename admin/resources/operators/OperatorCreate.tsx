import { Alert } from '@mui/material'
import { useState } from 'react'
import { Create, type RaRecord, SimpleForm, useTranslate } from 'react-admin'
import { OperatorInputs } from './OperatorForm.tsx'

const empty = { account: '', name: '', role: 'SUPPORT', merchantIds: [], allowedAddresses: [] }

/** Opens an account; the password is shown once, for the person to be told. */
export default function OperatorCreate() {
  const translate = useTranslate()
  const [made, setMade] = useState<{ account: string; password: string }>()
  if (made !== undefined) {
    return (
      <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {translate('operators.tellPassword', made)}
      </Alert>
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
      <SimpleForm>
        <OperatorInputs isNew />
      </SimpleForm>
    </Create>
  )
}
