import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { RightsTable } from '../../kits/rights/RightsTable.tsx'
import { useRightWords } from '../../kits/rights/use-rights.ts'
import { useRoleName } from '../../lib/use-role-name.ts'
import { RoleInputs } from './RoleForm.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import type { ConsoleRoleFragment } from './roles.generated.ts'

/** A role: one of the house is shown and may be copied, one of the brand is changed for everybody who has it. */
export default function RoleEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list" title={<RoleTitle />}>
      <RoleTabs />
    </RecordEdit>
  )
}

function RoleTitle() {
  const translate = useTranslate()
  const nameOf = useRoleName()
  const role = useRecordContext<ConsoleRoleFragment>()
  return `${translate('resources.roles.name_one')}${role ? ` · ${nameOf(role)}` : ''}`
}

function RoleTabs() {
  const role = useRecordContext<ConsoleRoleFragment>()
  if (role === undefined) return null
  const isOfHouse = role.merchantId === null
  return (
    <TabbedForm noValidate toolbar={isOfHouse ? false : <FormToolbar />}>
      <TabbedForm.Tab label="resources.roles.name_one">
        <CopyButton role={role} />
        {isOfHouse ? <RightsOfHouse role={role} /> : <RoleInputs />}
      </TabbedForm.Tab>
      <TabbedForm.Tab label="roles.holders" path="operators">
        <RoleHolders role={role} />
      </TabbedForm.Tab>
      {auditTab(TabbedForm.Tab, 'OPERATOR_ROLE')}
    </TabbedForm>
  )
}

/** Leads to a new role with the same rights. */
function CopyButton({ role }: { role: ConsoleRoleFragment }) {
  const translate = useTranslate()
  const name = useRoleName()(role)
  const copy = { name: translate('roles.copyOf', { name }), rights: role.rights }
  return (
    <Box sx={{ mb: 2 }}>
      <Button component={Link} to="/roles/create" state={{ record: copy }} variant="outlined" size="small">
        {translate('roles.copy')}
      </Button>
    </Box>
  )
}

function RightsOfHouse({ role }: { role: ConsoleRoleFragment }) {
  const translate = useTranslate()
  const wordsOf = useRightWords()
  const rights = new Set(role.rights)
  return (
    <>
      <Typography variant="h6" component="h2">
        {useRoleName()(role)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(`roles.help.${role.id}`, { _: '' })} {translate('roles.explain')}
      </Typography>
      <RightsTable isShown={({ name }) => rights.has(name)}>
        {({ name }) => <Typography variant="body2">{wordsOf(name)}</Typography>}
      </RightsTable>
    </>
  )
}
