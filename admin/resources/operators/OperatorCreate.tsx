import { Box } from '@mui/material'
import { useState } from 'react'
import { Create, ListButton, type RaRecord, Title } from 'react-admin'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { NewPassword } from './NewPassword.tsx'
import { OperatorInputs } from './OperatorForm.tsx'

const empty = { account: '', name: '', places: [{}], allowedAddresses: [] }

/** Opens an account; the password is shown once, for the person to be told. */
export default function OperatorCreate() {
  const [made, setMade] = useState<{ account: string; password: string }>()
  if (made !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 2 }}>
        <Title title="resources.operators.name_other" />
        <NewPassword {...made} />
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
