import { useMemo } from 'react'
import { Create } from 'react-admin'
import { type Brand, useBrand } from '../../providers/use-brand.ts'
import { ChatRoomForm } from './ChatRoomForm.tsx'

const emptyRoom = ({ languages }: Brand) => ({
  names: languages.map((language) => ({ language, name: '' })),
  leastRank: 0,
  leastDeposits: '0',
  slowSeconds: 0,
  isEnabled: true,
  position: 10,
})

/** Opens a chat room. */
export default function ChatRoomCreate() {
  const brand = useBrand()
  // One object for all times: the form begins anew whenever it is handed another.
  const empty = useMemo(() => brand && emptyRoom(brand), [brand])
  if (brand === undefined || empty === undefined) return null
  return (
    <Create redirect="list">
      <ChatRoomForm record={empty} brand={brand} isNew />
    </Create>
  )
}
