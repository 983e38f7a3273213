import { EyeOff, Flag, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { BetCard } from './bet-card.tsx'
import { useHideChatAuthorMutation } from './chat.generated.ts'
import type { ChatMessage } from './chat-log.ts'
import { ReportDialog } from './report-dialog.tsx'

interface MessageRowProps {
  message: ChatMessage
  roomId: string
  isOwn: boolean
  mayReport: boolean
  onStale: () => void
  onLeave?: (() => void) | undefined
}

/** A message with its writer; of one that went only that it did. */
export function MessageRow({ message, roomId, isOwn, mayReport, onStale, onLeave }: MessageRowProps) {
  const { t } = useTranslation('chat')
  const { formatTime } = useChatTime()
  const { author } = message
  if (message.isRemoved || !author) return <p className="text-sm text-faint italic">{t('removed')}</p>
  return (
    <article className="group flex gap-2.5" aria-label={t('messageOf', { name: author.name })}>
      <Avatar source={author.avatarUrl} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <span className={`truncate font-semibold ${isOwn ? 'text-accent' : 'text-ink'}`}>{author.name}</span>
          {author.rank !== null && <Badge tone="info">{t('rank', { rank: author.rank })}</Badge>}
          <time dateTime={message.writtenAt} className="shrink-0 tabular">
            {formatTime(message.writtenAt)}
          </time>
        </p>
        {message.content !== null && <p className="text-sm break-words">{message.content}</p>}
        {message.bet && <BetCard bet={message.bet} onLeave={onLeave} />}
      </div>
      {!isOwn && mayReport && <MessageMenu message={message} roomId={roomId} name={author.name} onStale={onStale} />}
    </article>
  )
}

function MessageMenu({
  message,
  roomId,
  name,
  onStale,
}: {
  message: ChatMessage
  roomId: string
  name: string
  onStale: () => void
}) {
  const { t } = useTranslation('chat')
  const words = useErrorWords()
  const [isReporting, setReporting] = useState(false)
  const [hide] = useHideChatAuthorMutation()
  const hideAuthor = async () => {
    try {
      const { data } = await hide({ variables: { input: { roomId, sequence: message.sequence } } })
      const [error] = data?.hideChatAuthor.userErrors ?? []
      if (error) return toast.error(error.message)
      onStale()
      toast.success(t('hidden', { name }))
    } catch (error) {
      toast.error(words(error).message)
    }
  }
  return (
    <>
      <Menu
        trigger={<IconButton label={t('menuOf', { name })} icon={<MoreHorizontal size={18} aria-hidden />} />}
        items={[
          {
            key: 'report',
            label: t('report'),
            icon: <Flag size={18} aria-hidden />,
            onSelect: () => setReporting(true),
          },
          {
            key: 'hide',
            label: t('hide', { name }),
            icon: <EyeOff size={18} aria-hidden />,
            onSelect: () => void hideAuthor(),
          },
        ]}
      />
      {isReporting && <ReportDialog roomId={roomId} sequence={message.sequence} onClose={() => setReporting(false)} />}
    </>
  )
}

/** The hour today, and the day with it before. */
function useChatTime() {
  const formats = useFormats()
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  return {
    formatTime: (moment: string) => {
      const date = new Date(moment)
      const isToday = date.toDateString() === new Date().toDateString()
      return formats.dates(isToday ? hour : { ...hour, day: '2-digit', month: '2-digit' }).format(date)
    },
  }
}
