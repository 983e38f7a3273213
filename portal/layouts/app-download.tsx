import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lazyWithApollo } from '../apollo/lazy-with-apollo.tsx'
import { resourceAddress } from '../brand/resource-address.ts'
import { useSite } from '../brand/use-site.ts'
import { paths } from '../paths.ts'
import { useMember } from '../session/use-member.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { downloadAddress } from './download-address.ts'

const QrCode = lazy(() => import('../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))
const AppCode = lazyWithApollo(() => import('./app-code.tsx'))

/** Side of the code in pixels (§9). */
const codeSize = 120

/** Resource keys of the downloads shown here. */
const platforms = [
  { name: 'iOS', key: 'APP_IOS' },
  { name: 'Android', key: 'APP_ANDROID' },
]

/** Codes to scan for the apps: a member's sign the phone in, everybody else's lead to the guide. */
export function AppDownload({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('layout')
  const { member } = useMember()
  const mayShowCode = member !== null && !member.isTrial && !member.subaccount
  return (
    <div className="flex flex-col gap-3 border-b border-line px-3 pb-4">
      <p className="text-xs font-semibold tracking-wide text-faint uppercase">{t('downloadApp')}</p>
      {mayShowCode ? (
        <ErrorBoundary quiet>
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <AppCode />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <PlainCodes />
      )}
      <GuideLink onLeave={onLeave} />
    </div>
  )
}

/** The brand's own guide where it has one elsewhere, the portal's otherwise. */
function GuideLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('layout')
  const { resources } = useSite().site
  const elsewhere = resourceAddress(resources, 'MEDIA_GUIDE', window.location.origin)
  const className = 'text-center text-sm text-accent hover:underline'
  if (elsewhere === null)
    return (
      <Link to={paths.app()} onClick={onLeave} className={className}>
        {t('installGuide')}
      </Link>
    )
  return (
    <a href={elsewhere} target="_blank" rel="noreferrer" className={className}>
      {t('installGuide')}
    </a>
  )
}

function PlainCodes() {
  const { t, i18n } = useTranslation('layout')
  const { site } = useSite()
  const found = platforms.flatMap(({ name, key }) => {
    const resource = site.resources.find((each) => each.key === key)
    return resource ? [{ name, url: downloadAddress(resource.url, i18n.language, window.location.origin) }] : []
  })
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      {found.map(({ name, url }) => (
        <a key={name} href={url} className="flex flex-col items-center gap-2 text-sm text-muted hover:text-ink">
          <Suspense fallback={<Skeleton style={{ width: codeSize, height: codeSize }} />}>
            <QrCode text={url} label={t('downloadFor', { platform: name })} size={codeSize} />
          </Suspense>
          {name}
        </a>
      ))}
    </div>
  )
}
