import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

interface ShareButtonProps {
  /** What is being shared, for screen readers and as the title of what is sent. */
  title: string
  text?: string
  url?: string
}

/** Hands something to the apps of the device (Zalo, Messenger …); only where the browser can. */
export function ShareButton({ title, ...what }: ShareButtonProps) {
  const { t } = useTranslation('common')
  if (typeof navigator.share !== 'function') return null
  // Whoever changes his mind in front of his apps needs no words for it.
  const share = () => navigator.share({ title, ...what }).catch(() => undefined)
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Share2 size={16} aria-hidden />}
      aria-label={t('shareThing', { thing: title })}
      onClick={share}
    >
      {t('share')}
    </Button>
  )
}
