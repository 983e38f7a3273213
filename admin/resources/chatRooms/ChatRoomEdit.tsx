import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { useBrand } from '../../providers/use-brand.ts'
import { ChatRoomForm } from './ChatRoomForm.tsx'
import type { ConsoleChatRoomFragment as Room } from './chatRooms.generated.ts'

/** Changes a chat room. */
export default function ChatRoomEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <RoomForm />
    </RecordEdit>
  )
}

function RoomForm() {
  const room = useRecordContext<Room>()
  const brand = useBrand()
  const record = useMemo(
    () =>
      room &&
      brand && {
        ...room,
        names: brand.languages.map((language) => ({
          language,
          name: room.names.find((one) => one.language === language)?.name ?? '',
        })),
      },
    [room, brand],
  )
  if (record === undefined || brand === undefined) return null
  return <ChatRoomForm record={record} brand={brand} />
}
