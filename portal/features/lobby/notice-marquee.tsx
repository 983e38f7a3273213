import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { Marquee } from '../../ui/marquee.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface NoticeMarqueeProps {
  notices: readonly { id: string; title: string }[] | undefined
  hasFailed: boolean
}

/** Notices running by; a press on one opens the notice dialog at it (§2). */
export function NoticeMarquee({ notices, hasFailed }: NoticeMarqueeProps) {
  const { t } = useTranslation('lobby')
  if (!notices && !hasFailed) return <Skeleton className="h-11 w-full" />
  if (!notices) return null
  return (
    <section
      aria-label={t('notices')}
      className="flex h-11 items-center gap-3 rounded-md border border-line bg-surface-1 ps-3"
    >
      <Megaphone size={18} aria-hidden className="shrink-0 text-accent" />
      {notices.length > 0 ? (
        <Marquee
          label={t('notices')}
          items={notices.map((notice) => ({ key: notice.id, content: notice.title }))}
          onSelect={(index) => openDialog('notice', { index })}
        />
      ) : (
        <p className="text-sm text-faint">{t('noNotices')}</p>
      )}
    </section>
  )
}
