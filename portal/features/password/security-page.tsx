import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../layouts/dialog-store.ts'
import { Button } from '../../ui/button.tsx'

/** The security centre: what protects the account, each with its change. */
export default function SecurityPage() {
  const { t } = useTranslation('identity')
  return (
    <section
      aria-labelledby="password"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface-1 p-5"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
        <KeyRound size={20} aria-hidden />
      </span>
      <div className="min-w-50 flex-1">
        <h3 id="password" className="font-semibold">
          {t('password')}
        </h3>
        <p className="text-sm text-muted">{t('passwordAdvice')}</p>
      </div>
      <Button kind="secondary" onClick={() => openDialog('change-password')}>
        {t('changePassword')}
      </Button>
    </section>
  )
}
