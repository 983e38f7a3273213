import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import type { Chat, ChatRoom } from './chat-panel.tsx'
import { HiddenAuthors } from './hidden-authors.tsx'
import { MessageList } from './message-list.tsx'
import { useChatLog } from './use-chat-log.ts'
import { useOutbox } from './use-outbox.ts'
import { WritingPlace } from './writing-place.tsx'

interface ChatRoomViewProps {
  chat: Chat
  room: ChatRoom
  /** What the member may do changed, or may have. */
  onStale: () => void
  onLeave?: (() => void) | undefined
}

/** A room: who listens, its messages, and where one writes. */
export function ChatRoomView({ chat, room, onStale, onLeave }: ChatRoomViewProps) {
  const { t } = useTranslation('chat')
  const log = useChatLog(room.id, true)
  const outbox = useOutbox(room.id, { onSent: (message) => log.take([message]), onRefused: onStale })
  return (
    <section aria-label={room.name} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-9 shrink-0 items-center justify-between gap-2 ps-4 pe-1 text-xs text-muted tabular">
        <p className="flex items-center gap-1.5">
          <Users size={14} aria-hidden />
          {t('listeners', { count: Math.max(1, log.listeners ?? room.listeners) })}
        </p>
        <HiddenAuthors hidden={chat.hidden} onStale={onStale} />
      </div>
      {log.error && !log.isLoaded ? (
        <QueryError error={log.error} onRetry={() => void log.retry()} />
      ) : (
        <MessageList chat={chat} roomId={room.id} log={log} outbox={outbox} onStale={onStale} onLeave={onLeave} />
      )}
      <WritingPlace chat={chat} room={room} outbox={outbox} onShared={(message) => log.take([message])} />
    </section>
  )
}
