import { Typography } from '@mui/material'
import { CreateButton, DataTable, List, TopToolbar, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useRoleName } from '../../lib/use-role-name.ts'
import type { ConsoleRoleFragment as Role } from './roles.generated.ts'

const actions = (
  <TopToolbar>
    <CreateButton />
  </TopToolbar>
)

/** What operators may be at the brand in view: roles of the house, and those that the brand made. */
export default function RoleList() {
  const translate = useTranslate()
  const nameOf = useRoleName()
  const helpOf = ({ id, name }: Role) => (name === null ? translate(`roles.help.${id}`, { _: '' }) : '')
  const originOf = ({ name }: Role) => translate(name === null ? 'roles.ofHouse' : 'roles.ofBrand')
  const countOf = ({ rights }: Role) => translate('roles.chosen', { smart_count: rights.length })
  return (
    // By no field that they have: those of the house first, as the server gives them.
    <List actions={actions} sort={{ field: 'given', order: 'ASC' }} pagination={false} perPage={100} exporter={false}>
      <Typography sx={{ px: 2, pt: 2 }} color="textSecondary">
        {translate('roles.explain')}
      </Typography>
      <Rows<Role>
        primary={nameOf}
        secondary={(row) =>
          `${originOf(row)} · ${countOf(row)} · ${translate('resources.roles.fields.operators')}: ${row.operators}`
        }
      >
        <DataTable.Col
          source="name"
          disableSort
          render={(row: Role) => (
            <>
              <strong>{nameOf(row)}</strong>
              <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 560 }}>
                {helpOf(row)}
              </Typography>
            </>
          )}
        />
        <DataTable.Col
          source="merchantId"
          label="roles.origin"
          disableSort
          render={(row: Role) => <StateChip label={originOf(row)} tone={row.name === null ? 'default' : 'success'} />}
        />
        <DataTable.Col source="rights" disableSort render={countOf} />
        <NumberColumn source="operators" disableSort />
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
