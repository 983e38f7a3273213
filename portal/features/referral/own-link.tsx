import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ShareButton } from '../../ui/share-button.tsx'

/** The member's code, the link with it, the link as a picture, and the ways to send them. */
export function OwnLink({ code }: { code: string }) {
  const { t } = useTranslation('referral')
  const address = `${window.location.origin}${paths.lobby({ referralCode: code })}`
  return (
    <section
      aria-label={t('invite')}
      className="flex flex-col items-center gap-5 rounded-lg border border-line bg-surface-1 p-5 sm:flex-row"
    >
      <QrCode text={address} label={t('qr')} size={120} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <h3 className="text-lg font-bold">{t('invite')}</h3>
        <Copyable label={t('code')} text={code} />
        <Copyable label={t('link')} text={address} />
        <div>
          <ShareButton title={t('shareTitle')} text={t('shareText', { code })} url={address} />
        </div>
      </div>
    </section>
  )
}

function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-center gap-2 rounded-md bg-surface-2 px-3 py-1">
      <p className="min-w-0 flex-1">
        <span className="block text-xs text-muted">{label}</span>
        <span className="block truncate font-semibold" title={text}>
          {text}
        </span>
      </p>
      <CopyButton text={text} label={label} hasWords />
    </div>
  )
}
