import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lazyWithApollo } from '../../apollo/lazy-with-apollo.tsx'
import { useSite } from '../../brand/use-site.ts'
import { broughtDeviceCode, subscribeDeviceCode } from '../../lib/device-code.ts'
import { detectPlatform, inAppName, orderPlatforms } from './detect-platform.ts'
import { InstallSection } from './install-section.tsx'
import { useInstallPrompt } from './use-install-prompt.ts'

const DeviceCodeCard = lazyWithApollo(() => import('./device-code-card.tsx'))

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** /app: how the portal comes onto a phone (§1), and where a phone that scanned a device code goes on. */
export default function AppPage() {
  const { t } = useTranslation('app')
  const { site } = useSite()
  const { hash } = useLocation()
  const code = useSyncExternalStore(subscribeDeviceCode, broughtDeviceCode)
  const install = useInstallPrompt()
  const own = detectPlatform(navigator)
  const shownIn = inAppName(navigator)

  useEffect(() => {
    if (/^#install-[a-z-]+$/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <div className="mx-auto flex max-w-200 flex-col gap-5 px-4 py-6">
      <div>
        <h1 className="text-2xl font-bold">{t('title', { name: site.name })}</h1>
        <p className="mt-1 text-muted">{t('intro', { name: site.name })}</p>
      </div>
      {code !== null && <DeviceCodeCard key={code} code={code} />}
      {isInstalled() && <Note icon={CircleCheck} text={t('installed', { name: site.name })} />}
      {shownIn && (
        <Note
          icon={CircleAlert}
          text={t('inApp', { app: shownIn, browser: own === 'android' ? 'Chrome' : 'Safari' })}
        />
      )}
      {orderPlatforms(own).map((platform) => (
        <InstallSection key={platform} platform={platform} isOwn={platform === own} onInstall={install} />
      ))}
      <p className="text-sm text-faint">{t('safe', { host: window.location.host })}</p>
    </div>
  )
}

function Note({ icon: Icon, text }: { icon: typeof CircleCheck; text: string }) {
  return (
    <p role="note" className="flex items-start gap-2.5 rounded-lg border border-line bg-surface-2 p-4 text-sm">
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
      {text}
    </p>
  )
}
