import {
  DataTable,
  List,
  NullableBooleanInput,
  type RaRecord,
  SearchInput,
  SelectInput,
  useTranslate,
} from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { roleChoices } from './OperatorForm.tsx'

interface OperatorRow extends RaRecord {
  account: string
  name: string
  role: string
  active: boolean
  allowedAddresses: string[]
}

export default function OperatorList() {
  const translate = useTranslate()
  const exporter = useExporter(
    'operators',
    'account',
    'name',
    { source: 'role', words: 'operatorRoles' },
    'active',
    'allowedAddresses',
    'createdAt',
  )
  const stateOf = ({ active }: OperatorRow) => translate(active ? 'operators.open' : 'operators.closed')
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="role" source="role" choices={roleChoices} />,
    <NullableBooleanInput key="active" source="active" />,
  ]
  return (
    <List filters={filters} sort={{ field: 'account', order: 'ASC' }} perPage={25} exporter={exporter}>
      <Rows<OperatorRow>
        primary={({ account, name }) => `${account} · ${name}`}
        secondary={(row) => `${translate(`session.role${row.role}`)} · ${stateOf(row)}`}
      >
        <DataTable.Col source="account" />
        <DataTable.Col source="name" />
        <DataTable.Col source="role">
          <Words source="role" words="operatorRoles" />
        </DataTable.Col>
        <DataTable.Col
          source="active"
          render={(row) => (
            <StateChip label={stateOf(row as OperatorRow)} tone={(row as OperatorRow).active ? 'success' : 'default'} />
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
