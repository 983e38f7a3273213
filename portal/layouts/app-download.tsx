import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../brand/use-site.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { downloadAddress } from './download-address.ts'

const QrCode = lazy(() => import('../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** Side of the code in pixels (§9). */
const codeSize = 120

/** Resource keys of the downloads shown here. */
const platforms = [
  { name: 'iOS', key: 'APP_IOS' },
  { name: 'Android', key: 'APP_ANDROID' },
]

/** Codes to scan for the apps. */
export function AppDownload() {
  const { t, i18n } = useTranslation('layout')
  const { site } = useSite()
  const found = platforms.flatMap(({ name, key }) => {
    const resource = site.resources.find(({ labelNameEn }) => labelNameEn === key)
    return resource ? [{ name, url: downloadAddress(resource.url, i18n.language, window.location.origin) }] : []
  })
  if (found.length === 0) return null
  return (
    <div className="border-b border-line px-3 pb-4">
      <p className="pb-2 text-2xs font-semibold tracking-wide text-faint uppercase">{t('downloadApp')}</p>
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
    </div>
  )
}
