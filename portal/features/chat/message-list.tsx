import { ArrowDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ChatEntries, countAfter } from './chat-log.ts'
import type { Chat } from './chat-panel.tsx'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import type { ChatLogState } from './use-chat-log.ts'
import type { Outbox } from './use-outbox.ts'

/** Pixels from the end within which somebody counts as reading there. */
const NEAR = 60
/** Milliseconds in which what came is told to who listens to the page, as one number. */
const TELL_EVERY = 10_000

interface MessageListProps {
  chat: Chat
  roomId: string
  log: ChatLogState
  outbox: Outbox
  onStale: () => void
  onLeave?: (() => void) | undefined
}

/** The messages, kept at the end while one reads there; who reads above is told how many are new. */
export function MessageList({ chat, roomId, log, outbox, onStale, onLeave }: MessageListProps) {
  const { t } = useTranslation('chat')
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  /** The last message that was read at the end. */
  const [seen, setSeen] = useState<number | null>(null)
  const hidden = new Set(chat.hidden.map(({ key }) => key))
  const shown = log.entries.filter(({ kind, author }) => kind !== 'REMOVAL' && !(author && hidden.has(author.key)))
  const last = log.entries.at(-1)?.sequence ?? 0
  const fresh = seen === null ? [] : shown.filter(({ sequence }) => sequence > seen)
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  const waiting = outbox.waiting.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes at the end
  useLayoutEffect(() => {
    if (!isAtEnd) return
    toEnd()
    setSeen(last)
  }, [last, isAtEnd, waiting])

  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR)
  }
  const readEarlier = async () => {
    const before = box.current?.scrollHeight ?? 0
    await log.readEarlier()
    // What was in sight stays there.
    requestAnimationFrame(() => box.current?.scrollBy({ top: box.current.scrollHeight - before }))
  }
  if (!log.isLoaded) return <ListSkeleton />
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={box} onScroll={onScroll} className="flex h-full flex-col overflow-y-auto overscroll-contain px-3 pb-3">
        {log.hasEarlier && (
          <div className="flex justify-center py-2">
            <Button kind="quiet" size="small" busy={log.isReadingEarlier} onClick={() => void readEarlier()}>
              {t('earlier')}
            </Button>
          </div>
        )}
        {shown.length === 0 && waiting === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
        <ol className="mt-auto flex shrink-0 flex-col gap-3">
          {shown.map((message) => (
            <li key={message.sequence} className="flex flex-col gap-3">
              {message.sequence === fresh[0]?.sequence && <NewLine />}
              <MessageRow
                message={message}
                roomId={roomId}
                isOwn={message.author !== null && message.author.key === chat.authorKey}
                mayReport={chat.authorKey !== null}
                onStale={onStale}
                onLeave={onLeave}
              />
            </li>
          ))}
          {outbox.waiting.map((message) => (
            <li key={message.clientId}>
              <OutgoingRow message={message} outbox={outbox} />
            </li>
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="small" icon={<ArrowDown size={16} aria-hidden />} onClick={toEnd}>
            {fresh.length > 0 ? t('newMessages', { count: fresh.length }) : t('toLatest')}
          </Button>
        </div>
      )}
      <Teller shown={shown} />
    </div>
  )
}

function NewLine() {
  const { t } = useTranslation('chat')
  return (
    <p className="flex items-center gap-2 text-xs font-semibold text-accent before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('newLine')}
    </p>
  )
}

/** Says politely how many came of those that are shown, now and then: a busy room read out line by line is no help to anybody. */
function Teller({ shown }: { shown: ChatEntries }) {
  const { t } = useTranslation('chat')
  const now = useRef(shown)
  now.current = shown
  const [told, setTold] = useState({ until: lastOf(shown), count: 0 })
  useEffect(() => {
    const timer = setInterval(
      () =>
        setTold((before) => {
          const until = lastOf(now.current)
          if (until <= before.until) return before
          return { until, count: before.until === 0 ? 0 : countAfter(now.current, before.until) }
        }),
      TELL_EVERY,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <p role="status" className="sr-only">
      {told.count > 0 ? t('newMessages', { count: told.count }) : ''}
    </p>
  )
}

const lastOf = (entries: ChatEntries) => entries.at(-1)?.sequence ?? 0

function ListSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-hidden p-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full shrink-0" />
      ))}
    </div>
  )
}
