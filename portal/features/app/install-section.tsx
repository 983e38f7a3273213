import { Download, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { InstallPlatform } from './detect-platform.ts'
import { installAddress } from './install-address.ts'
import { type Drawing, StepDrawing } from './step-drawing.tsx'

/** What each step of a platform shows; its words are `<platform>.steps.<number>`. */
const drawings = {
  ios: ['share', 'add', 'icon', 'bell'],
  'ios-lite': ['share', 'add'],
  android: ['menu', 'install', 'icon'],
} as const satisfies Record<InstallPlatform, readonly Drawing[]>

/** How the portal is installed on one kind of phone, in drawn steps; with a button where the brand has an address for it. */
export function InstallSection({
  platform,
  isOwn,
  onInstall,
}: {
  platform: InstallPlatform
  isOwn: boolean
  onInstall: (() => void) | null
}) {
  const { t } = useTranslation('app')
  const { site } = useSite()
  const address = installAddress(site.resources, platform, window.location.origin)
  const id = `install-${platform}`
  const { name } = site
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-24 rounded-lg border border-line bg-surface-1 p-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={`${id}-title`} className="text-lg font-bold">
          {t(`${platform}.title`)}
        </h2>
        {isOwn && <Badge tone="success">{t('forYou')}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">{t(`${platform}.text`)}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isOwn && onInstall && (
          <Button onClick={onInstall} icon={<Download size={18} aria-hidden />}>
            {t('installNow')}
          </Button>
        )}
        {address !== null && (
          <a href={address} rel="noreferrer" className={buttonClass('secondary')}>
            <ExternalLink size={18} aria-hidden />
            {t(`${platform}.other`)}
          </a>
        )}
      </div>
      <ol className="mt-4 grid gap-4 sm:grid-cols-2">
        {drawings[platform].map((drawing, index) => (
          <li key={drawing} className="flex items-center gap-4 rounded-md bg-surface-2 p-3">
            <StepDrawing drawing={drawing} label={t(`drawing.${drawing}`, { name })} />
            <div>
              <p className="text-xs font-semibold text-faint">{t('step', { number: index + 1 })}</p>
              <p className="mt-1 text-sm">{t(stepKey(platform, index + 1), { name })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepKey = `ios.steps.${1 | 2 | 3 | 4}` | `ios-lite.steps.${1 | 2}` | `android.steps.${1 | 2 | 3}`

/** The words of a step; there are as many as drawings. */
const stepKey = (platform: InstallPlatform, number: number) => `${platform}.steps.${number}` as StepKey
