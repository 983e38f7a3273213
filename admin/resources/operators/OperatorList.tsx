import { DataTable, List, NullableBooleanInput, type RaRecord, SearchInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { useRoleName } from '../../lib/use-role-name.ts'
import { RoleFilter } from './RoleFilter.tsx'

interface OperatorRow extends RaRecord {
  account: string
  name: string
  places: { merchantId: string; role: { id: string; name: string | null } }[]
  isActive: boolean
  allowedAddresses: string[]
}

export default function OperatorList() {
  const translate = useTranslate()
  const nameOf = useRoleName()
  const rolesOf = ({ places }: OperatorRow) => [...new Set(places.map(({ role }) => nameOf(role)))].join(', ')
  const exporter = useExporter(
    'operators',
    'account',
    'name',
    { source: 'places', words: 'operatorRoles', read: (row) => rolesOf(row as OperatorRow) },
    'isActive',
    'allowedAddresses',
    'createdAt',
  )
  const stateOf = ({ isActive }: OperatorRow) => translate(isActive ? 'operators.open' : 'operators.closed')
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <RoleFilter key="role" source="role" />,
    <NullableBooleanInput key="isActive" source="isActive" />,
  ]
  return (
    <List filters={filters} sort={{ field: 'account', order: 'ASC' }} perPage={25} exporter={exporter}>
      <Rows<OperatorRow>
        primary={({ account, name }) => `${account} · ${name}`}
        secondary={(row) => `${rolesOf(row)} · ${stateOf(row)}`}
      >
        <DataTable.Col source="account" />
        <DataTable.Col source="name" />
        <DataTable.Col source="places" disableSort render={(row) => rolesOf(row as OperatorRow)} />
        <DataTable.Col
          source="isActive"
          render={(row) => (
            <StateChip
              label={stateOf(row as OperatorRow)}
              tone={(row as OperatorRow).isActive ? 'success' : 'default'}
            />
          )}
        />
        <DataTable.Col
          source="allowedAddresses"
          disableSort
          render={(row) => (row as OperatorRow).allowedAddresses.join(', ') || translate('operators.anywhere')}
        />
        <DataTable.Col source="totpSince" disableSort>
          <Moment source="totpSince" />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <Moment source="createdAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
