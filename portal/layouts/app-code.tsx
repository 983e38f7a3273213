import { QrCode as QrIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CodePlatform, codeFragment } from '../lib/device-code.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useCountdown } from '../ui/countdown.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { useDeviceCode } from './use-device-code.ts'
import { type OpenedPlace, useOpenedPlace } from './use-opened-place.ts'

/** Side of the code in pixels (§9), and how long it lives in seconds. */
const codeSize = 120
const codeLife = 60

const platforms: readonly { name: string; platform: CodePlatform }[] = [
  { name: 'iOS', platform: 'ios' },
  { name: 'Android', platform: 'android' },
]

/** The way onto the own phone: codes that open the portal there, signed in. They are shown when the person presses, and not before. */
export default function AppCode() {
  const { t } = useTranslation('app')
  const { shown, wasLeft, loading, place, show, hide } = useDeviceCode()
  const { opened, isBusy, signOut, accept } = useOpenedPlace(hide)
  if (opened) return <Opened place={opened} isBusy={isBusy} onEnd={signOut} onAccept={accept} />
  return (
    <div ref={place} className="flex flex-col items-center gap-3">
      {shown ? (
        <Codes code={shown.code} endsAt={shown.endsAt} onEnd={show} />
      ) : (
        <p aria-live="polite" className="text-xs text-muted">
          {wasLeft ? t('code.paused') : t('code.hint')}
        </p>
      )}
      <Button
        kind="secondary"
        size="small"
        wide
        busy={loading && !shown}
        icon={<QrIcon size={16} aria-hidden />}
        onClick={shown ? hide : show}
      >
        {shown ? t('code.hide') : t('code.show')}
      </Button>
    </div>
  )
}

function Codes({ code, endsAt, onEnd }: { code: string; endsAt: number; onEnd: () => void }) {
  const { t, i18n } = useTranslation('app')
  const seconds = useCountdown(endsAt, onEnd)
  return (
    <>
      {platforms.map(({ name, platform }) => {
        const address = new URL(paths.app(), window.location.origin)
        address.searchParams.set('lang', i18n.language)
        address.hash = codeFragment(platform, code)
        return (
          <figure key={platform} className="flex flex-col items-center gap-2 text-sm text-muted">
            <Ring seconds={seconds}>
              <QrCode text={address.href} label={t('code.label', { platform: name })} size={codeSize} />
            </Ring>
            <figcaption>{name}</figcaption>
          </figure>
        )
      })}
      <p role="timer" aria-live="off" className="text-xs text-faint tabular">
        {t('code.left', { seconds })}
      </p>
    </>
  )
}

const ring = { side: codeSize + 20, inset: 4 }

/** The time that the code has left, as a line around it that grows shorter. */
function Ring({ seconds, children }: { seconds: number; children: React.ReactNode }) {
  const length = ring.side - 2 * ring.inset
  const shape = {
    x: ring.inset,
    y: ring.inset,
    width: length,
    height: length,
    rx: 10,
    fill: 'none',
    pathLength: codeLife,
  }
  return (
    <span className="relative flex items-center justify-center" style={{ width: ring.side, height: ring.side }}>
      <svg aria-hidden viewBox={`0 0 ${ring.side} ${ring.side}`} className="absolute inset-0">
        <rect {...shape} className="stroke-line" strokeWidth="3" />
        <rect {...shape} className="stroke-brand" strokeWidth="3" strokeDasharray={`${seconds} ${codeLife}`} />
      </svg>
      {children}
    </span>
  )
}

interface OpenedProps {
  place: OpenedPlace
  isBusy: boolean
  onEnd: () => void
  onAccept: () => void
}

function Opened({ place, isBusy, onEnd, onAccept }: OpenedProps) {
  const { t } = useTranslation('app')
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md border border-brand bg-surface-2 p-3 text-sm">
      <p>{t('code.opened', { device: place.device })}</p>
      <Button kind="secondary" size="small" wide onClick={onAccept}>
        {t('code.mine')}
      </Button>
      <Button kind="danger" size="small" wide busy={isBusy} onClick={onEnd}>
        {t('code.end')}
      </Button>
    </div>
  )
}
