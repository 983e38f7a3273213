import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ChatQuery, useChatQuery } from './chat.generated.ts'
import { ChatRoomView } from './chat-room-view.tsx'
import { useMuteEnd } from './use-mute-end.ts'

export type Chat = ChatQuery['chat']
export type ChatRoom = Chat['rooms'][number]

interface ChatPanelProps {
  /** Code of the room that was asked for. */
  wanted?: string | undefined
  /** Where the chat covers the page: what leads to a page closes it. */
  onLeave?: () => void
}

/** The chat: its rooms, and one of them open. */
export function ChatPanel({ wanted, onLeave }: ChatPanelProps) {
  const { t } = useTranslation('chat')
  const { data, error, refetch } = useChatQuery({ fetchPolicy: 'cache-and-network' })
  const [chosen, setChosen] = useState<string | null>(null)
  useMuteEnd(data?.chat.mute?.until, () => void refetch())
  // The chat is refused to nobody but who takes a break or has no open account (CHAT_PAUSED of the platform).
  if (error && errorCode(error) === 'FORBIDDEN') return <EmptyState title={t('paused')} hint={t('pausedHint')} />
  if (error && !data) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  const { rooms } = data.chat
  const room = rooms.find(({ id }) => id === chosen) ?? rooms.find(({ code }) => code === wanted) ?? rooms[0]
  if (!room) return <EmptyState icon={MessagesSquare} title={t('noRooms')} hint={t('noRoomsHint')} />
  return (
    <div className="flex h-full flex-col">
      {rooms.length > 1 && (
        <nav aria-label={t('rooms')} className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-2 py-1.5">
          {rooms.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-current={id === room.id ? 'true' : undefined}
              onClick={() => setChosen(id)}
              className={`h-11 shrink-0 rounded-md px-3 text-sm font-semibold ${id === room.id ? 'bg-surface-3 text-ink' : 'text-muted hover-quiet'}`}
            >
              {name}
            </button>
          ))}
        </nav>
      )}
      <ChatRoomView key={room.id} chat={data.chat} room={room} onStale={() => void refetch()} onLeave={onLeave} />
    </div>
  )
}

function PanelSkeleton() {
  return (
    <div aria-busy="true" className="flex h-full flex-col justify-end gap-4 p-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-12 flex-1" />
        </div>
      ))}
    </div>
  )
}
