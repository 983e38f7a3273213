import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openChat } from '../dialogs/chat-store.ts'

/** Opens the chat room that an address names (`?chat=`), as CBS_launchChat tells it; the address forgets it. */
export function ChatOpener() {
  const [search, setSearch] = useSearchParams()
  const room = search.get('chat')
  useEffect(() => {
    if (room === null) return
    openChat(room)
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        next.delete('chat')
        return next
      },
      { replace: true },
    )
  }, [room, setSearch])
  return null
}
