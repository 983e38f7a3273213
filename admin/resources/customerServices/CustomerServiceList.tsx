import { BooleanField, DataTable, List, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import type { ConsoleCustomerServiceFragment as Entry } from './customerServices.generated.ts'

/** The ways to reach people, in the order in which visitors see them. */
export default function CustomerServiceList() {
  const translate = useTranslate()
  const hoursOf = ({ hours }: Entry) =>
    hours.length === 0
      ? translate('customerServices.always')
      : hours.map(({ from, until }) => `${from}–${until}`).join(', ')
  return (
    <List sort={{ field: 'position', order: 'ASC' }} perPage={25} exporter={false}>
      <Rows<Entry>
        primary={(row) => translate(`customerServiceKinds.${row.kind}`)}
        secondary={(row) => [row.address, hoursOf(row)].join(' · ')}
      >
        <NumberColumn source="position" disableSort />
        <DataTable.Col source="kind" disableSort>
          <Words source="kind" words="customerServiceKinds" />
        </DataTable.Col>
        <DataTable.Col source="address" disableSort />
        <DataTable.Col source="hours" disableSort render={hoursOf} />
        <DataTable.Col source="enabled" disableSort>
          <BooleanField source="enabled" />
        </DataTable.Col>
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
