import { BooleanField, DataTable, List, useLocaleState, useTranslate } from 'react-admin'
import { Rows } from '../../kits/tables/Rows.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleChatRoomFragment as Room } from './chatRooms.generated.ts'

/** The chat rooms of the brand, in the order in which members see them. */
export default function ChatRoomList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { number } = useFormats()
  const nameOf = ({ names }: Room) => (names.find((one) => one.language === language) ?? names[0])?.name ?? ''
  return (
    <List perPage={25} exporter={false}>
      <Rows<Room> primary={nameOf} secondary={({ code }) => code}>
        <DataTable.Col source="names" disableSort render={nameOf} />
        <DataTable.Col source="code" disableSort />
        <DataTable.Col
          source="language"
          disableSort
          render={(room: Room) =>
            room.language === null ? translate('chat.everyLanguage') : languageName(room.language, language)
          }
        />
        <DataTable.Col
          source="slowSeconds"
          disableSort
          render={({ slowSeconds }: Room) => (slowSeconds > 0 ? number(slowSeconds) : '–')}
        />
        <DataTable.Col
          source="leastRank"
          disableSort
          render={({ leastRank }: Room) => (leastRank > 0 ? `VIP ${leastRank}` : '–')}
        />
        <DataTable.Col source="lastSequence" disableSort render={(room: Room) => number(room.lastSequence)} />
        <DataTable.Col source="isEnabled" disableSort>
          <BooleanField source="isEnabled" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
