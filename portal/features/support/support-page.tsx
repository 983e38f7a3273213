import { CircleHelp, House } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { markOf } from '../../brand/mark-of.ts'
import { isSocial } from '../../brand/use-customer-service.ts'
import { useSite } from '../../brand/use-site.ts'
import { paths } from '../../paths.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { ChatView } from './chat-view.tsx'
import { EntryList } from './entry-list.tsx'
import { StartCard } from './start-card.tsx'
import { useChat } from './use-chat.ts'

/** /support: customer service by itself, in its small window or on a phone, also while the rest of the site is closed (§2, §6). */
export default function SupportPage() {
  const { t } = useTranslation('support')
  const { site } = useSite()
  const hasChat = site.customerService.some(({ kind }) => kind === 'LIVE_CHAT')
  useEffect(() => {
    document.title = `${t('title')} · ${site.name}`
  }, [t, site.name])
  return (
    <div className="mx-auto flex h-dvh max-w-160 flex-col bg-surface-0 sm:border-x sm:border-line">
      <header className="flex items-center gap-3 border-b border-line bg-surface-1 px-4 py-3">
        <img src={site.logoUrl ?? markOf(site)} alt="" height={32} className="h-8 w-auto" />
        <div className="min-w-0 flex-1">
          <h1 className="text-base leading-tight font-bold">{t('title')}</h1>
          <p className="truncate text-xs text-faint">{site.name}</p>
        </div>
        <nav aria-label={t('elsewhere')} className="flex shrink-0">
          <Link to={paths.help()} title={t('help')} aria-label={t('help')} className={wayBack}>
            <CircleHelp size={20} aria-hidden />
          </Link>
          <Link to={paths.lobby()} title={t('home')} aria-label={t('home')} className={wayBack}>
            <House size={20} aria-hidden />
          </Link>
        </nav>
      </header>
      <main className="flex min-h-0 flex-1 flex-col">{hasChat ? <WithChat /> : <Ways />}</main>
    </div>
  )
}

const wayBack = 'flex size-11 items-center justify-center rounded-md text-muted hover-quiet'

/** The chat, and while nobody speaks in it what else there is. */
function WithChat() {
  const control = useChat()
  const { chat, failure } = control
  if (chat === undefined && failure === '')
    return (
      <div className="flex flex-1 items-center justify-center">
        <Spinner size={28} />
      </div>
    )
  if (chat != null) return <ChatView control={control} />
  return <Ways above={<StartCard control={control} />} />
}

function Ways({ above }: { above?: ReactNode }) {
  const { t } = useTranslation('support')
  const { site } = useSite()
  const [query] = useSearchParams()
  const entries = site.customerService.filter(({ kind }) => kind !== 'LIVE_CHAT')
  const ordered = [...entries.filter((one) => !isSocial(one)), ...entries.filter(isSocial)]
  return (
    <div className="relative flex flex-1 flex-col gap-6 overflow-y-auto p-4">
      {query.get('link') === 'over' && (
        <p role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
          {t('linkOver')}
        </p>
      )}
      {above}
      <section aria-labelledby="support-ways">
        <h2 id="support-ways" className="mb-2 text-sm font-semibold text-muted">
          {t(above ? 'ways' : 'waysOnly')}
        </h2>
        {ordered.length === 0 ? <p className="text-sm text-faint">{t('none')}</p> : <EntryList entries={ordered} />}
      </section>
    </div>
  )
}
