import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { SaveButton, Toolbar, useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { change } from '../../providers/server.ts'
import { NewPassword } from './NewPassword.tsx'
import { OperatorInputs } from './OperatorForm.tsx'
import { OperatorSessions } from './OperatorSessions.tsx'
import { ResetOperatorPasswordDocument, ResetOperatorTotpDocument } from './operators.generated.ts'
import { PlaceRights } from './PlaceRights.tsx'

export default function OperatorEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <TabbedForm
        noValidate
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TabbedForm.Tab label="operators.one">
          <Resets />
          <OperatorInputs />
        </TabbedForm.Tab>
        <TabbedForm.Tab label="resources.roles.fields.rights" path="rights">
          <PlaceRights />
        </TabbedForm.Tab>
        <TabbedForm.Tab label="operators.sessions" path="sessions">
          <OperatorSessions />
        </TabbedForm.Tab>
        {auditTab(TabbedForm.Tab, 'OPERATOR')}
      </TabbedForm>
    </RecordEdit>
  )
}

/** Gives the operator a new password, shown once, or takes a lost authenticator app away; both only who may. */
function Resets() {
  const translate = useTranslate()
  const record = useRecordContext<{ id: string; account: string; totpSince: string | null; reachesBeyond: boolean }>()
  const [password, setPassword] = useState<string>()
  if (record === undefined) return null
  const { id, account, totpSince, reachesBeyond } = record
  if (reachesBeyond)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('operators.reachesBeyond')}
      </Alert>
    )
  return (
    <Box sx={{ mb: 2 }}>
      <ActionButton
        label="operators.resetPassword"
        effects={['operators.effectReset', 'operators.effectDependent']}
        run={async (reason) =>
          setPassword((await change(ResetOperatorPasswordDocument, { input: { id, reason } })).password ?? undefined)
        }
        isDangerous
      />{' '}
      {totpSince !== null && (
        <ActionButton
          label="operators.resetTotp"
          effects={['operators.effectResetTotp', 'operators.effectDependent']}
          run={(reason) => change(ResetOperatorTotpDocument, { input: { id, reason } })}
          isDangerous
        />
      )}
      {password !== undefined && <NewPassword account={account} password={password} />}
    </Box>
  )
}
