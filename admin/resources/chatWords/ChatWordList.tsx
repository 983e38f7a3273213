import { DataTable, DeleteWithConfirmButton, List, TextInput } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { mayDo } from '../../providers/auth-provider.ts'

const filters = [<TextInput key="word" source="word" alwaysOn />]

/** Words that nobody writes in the chat. */
export default function ChatWordList() {
  return (
    <List filters={filters} perPage={25} exporter={false}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="word" disableSort />
        <DataTable.Col source="compared" disableSort />
        <DataTable.Col source="addedBy" disableSort />
        <DataTable.Col source="addedAt" disableSort>
          <Moment source="addedAt" />
        </DataTable.Col>
        {mayDo('chatWords', 'delete') && (
          <DataTable.Col label="a11y.actions">
            <DeleteWithConfirmButton
              label="chat.takeOff"
              confirmTitle="chat.takeOff"
              confirmContent="chat.takeOffEffect"
              mutationMode="pessimistic"
              successMessage="desk.done"
            />
          </DataTable.Col>
        )}
      </DataTable>
    </List>
  )
}
