import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { Edit, SaveButton, TabbedForm, Toolbar, useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../layout/ActionButton.tsx'
import { AuditTrail } from '../../layout/AuditTrail.tsx'
import { change } from '../../lib/call.ts'
import { OperatorInputs } from './OperatorForm.tsx'
import { ResetOperatorPasswordDocument } from './operators.generated.ts'

export default function OperatorEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <TabbedForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TabbedForm.Tab label="operators.one">
          <PasswordReset />
          <OperatorInputs />
        </TabbedForm.Tab>
        <TabbedForm.Tab label="audit.tab" path="audit">
          <AuditTrail subjectKind="operators" />
        </TabbedForm.Tab>
      </TabbedForm>
    </Edit>
  )
}

/** Gives the operator a new password, shown once. */
function PasswordReset() {
  const translate = useTranslate()
  const record = useRecordContext<{ id: string; account: string }>()
  const [password, setPassword] = useState<string>()
  if (record === undefined) return null
  const { id, account } = record
  return (
    <Box sx={{ mb: 2 }}>
      <ActionButton
        label="operators.resetPassword"
        effects={['operators.effectReset']}
        run={async (reason) =>
          setPassword((await change(ResetOperatorPasswordDocument, { input: { id, reason } })).password ?? undefined)
        }
        isDangerous
      />
      {password !== undefined && (
        <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('operators.tellPassword', { account, password })}
        </Alert>
      )}
    </Box>
  )
}
