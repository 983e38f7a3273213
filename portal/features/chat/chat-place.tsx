import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { ChatPanel } from './chat-panel.tsx'

const WIDTH = '360px'

/** Where the chat is: beside the page, which makes room for it, or on phones over all of it. */
export default function ChatPlace({ room, onClose }: { room?: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const isWide = useIsWide()
  useEffect(() => {
    if (!isWide) return
    document.body.style.paddingInlineEnd = WIDTH
    return () => {
      document.body.style.paddingInlineEnd = ''
    }
  }, [isWide])
  if (!isWide)
    return (
      <Drawer open onClose={onClose} title={t('title')} side="full">
        <ChatPanel wanted={room} onLeave={onClose} />
      </Drawer>
    )
  return (
    <aside
      aria-label={t('title')}
      style={{ width: WIDTH }}
      className="fixed inset-y-0 end-0 z-40 flex flex-col border-s border-line bg-surface-1"
    >
      <header className="flex items-center gap-2 border-b border-line py-2 ps-4 pe-2">
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold">{t('title')}</h2>
        <IconButton label={t('close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1">
        <ChatPanel wanted={room} />
      </div>
    </aside>
  )
}
