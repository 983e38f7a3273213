import { DataTable, DeleteWithConfirmButton, List, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'

/** Members whose deposits are blocked after too many failures; lifting a block lets them deposit again. */
export default function BlockList() {
  const translate = useTranslate()
  return (
    <List perPage={25} exporter={false}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="blockedAt" disableSort>
          <Moment source="blockedAt" />
        </DataTable.Col>
        <DataTable.Col source="blockedUntil" disableSort>
          <Moment source="blockedUntil" none={translate('depositDesk.untilLifted')} />
        </DataTable.Col>
        <DataTable.Col label="a11y.actions">
          <DeleteWithConfirmButton
            label="depositDesk.lift"
            confirmTitle="depositDesk.lift"
            confirmContent="depositDesk.liftEffect"
            confirmColor="primary"
            mutationMode="pessimistic"
            successMessage="depositDesk.done"
          />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
