import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** The recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('security')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('recoveryCodesHint')}</p>
      <ul
        aria-label={t('recoveryCodes')}
        className="grid grid-cols-2 gap-2 rounded-md bg-surface-2 p-4 text-center font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex justify-center">
        <CopyButton text={codes.join('\n')} label={t('recoveryCodes')} hasWords />
      </div>
      <Button size="large" wide onClick={onKept}>
        {t('keptCodes')}
      </Button>
    </div>
  )
}
