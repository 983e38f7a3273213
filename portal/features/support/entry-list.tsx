import {
  ExternalLink,
  Headset,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessagesSquare,
  Phone,
  Send,
  ThumbsUp,
  Video,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Site } from '../../brand/use-site.ts'
import { paths } from '../../paths.ts'
import { useHoursWords } from './use-hours-words.ts'

type Entry = Site['customerService'][number]

const icons: Record<Entry['kind'], LucideIcon> = {
  LIVE_CHAT: Headset,
  EXTERNAL_CHAT: MessagesSquare,
  ZALO: MessageCircle,
  TELEGRAM: Send,
  MESSENGER: MessageCircle,
  WHATSAPP: MessageCircle,
  PHONE: Phone,
  EMAIL: Mail,
  FACEBOOK: ThumbsUp,
  YOUTUBE: Video,
}

/** The ways to reach people, with the hours in which somebody is there. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.path}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function EntryLink({ entry: { kind, path, label, hours, isOpen, opensAt } }: { entry: Entry }) {
  const { t } = useTranslation(['support', 'layout'])
  const { moment, hoursOf } = useHoursWords()
  const Icon = icons[kind]
  // A call or a letter leaves the page where it is; another window would stay empty.
  const isElsewhere = kind !== 'PHONE' && kind !== 'EMAIL'
  const isTimed = hours.length > 0
  return (
    <a
      href={paths.customerService(path)}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-4 py-3 hover:bg-surface-2"
    >
      <Icon size={20} aria-hidden className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{label ?? t(`layout:channel.${kind}`)}</span>
        {isTimed && (
          <span className={isOpen ? 'block text-sm text-success' : 'block text-sm text-warning'}>
            {isOpen || opensAt === null ? t('openNow') : t('opensAt', { time: moment(opensAt) })}
          </span>
        )}
        {hoursOf(hours).map((line) => (
          <span key={line} className="block text-xs text-faint">
            {line}
          </span>
        ))}
      </span>
      {isElsewhere && (
        <>
          <span className="sr-only">{t('newWindow')}</span>
          <ExternalLink size={16} aria-hidden className="shrink-0 text-faint" />
        </>
      )}
    </a>
  )
}
