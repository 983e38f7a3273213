import { DataTable, List, TextInput } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { KeyboardBody } from '../../kits/tables/KeyboardBody.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { EndChatMuteDocument, type ConsoleChatMuteFragment as Mute } from './chatMutes.generated.ts'

const filters = [
  <TextInput key="account" source="account" alwaysOn />,
  <OnlyInput key="isActive" source="isActive" alwaysOn />,
]

/** Who may not write in the chat, or might not. */
export default function ChatMuteList() {
  return (
    <List filters={filters} perPage={25} exporter={false} empty={false}>
      <DataTable
        body={KeyboardBody}
        rowClick={(_id, _resource, { memberId }) => `/members/${memberId}/show`}
        bulkActionButtons={false}
      >
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="reason" disableSort />
        <DataTable.Col source="madeBy" disableSort />
        <DataTable.Col source="madeAt" disableSort>
          <Moment source="madeAt" />
        </DataTable.Col>
        <DataTable.Col source="until" disableSort>
          <Moment source="until" />
        </DataTable.Col>
        <DataTable.Col source="endedBy" disableSort />
        <DataTable.Col label="a11y.actions" render={(mute: Mute) => <EndMute mute={mute} />} />
      </DataTable>
    </List>
  )
}

function EndMute({ mute: { id, account, endedAt, until } }: { mute: Mute }) {
  const isOver = endedAt !== null || new Date(until).getTime() < Date.now()
  if (isOver || !mayDo('chatMutes', 'moderate')) return null
  return (
    // A press on the button is none on the row.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
    <span onClick={(event) => event.stopPropagation()}>
      <ActionButton
        label="chat.endMute"
        about={account}
        effects={['chat.endMuteEffect']}
        run={(reason) => change(EndChatMuteDocument, { input: { id, reason } })}
      />
    </span>
  )
}
