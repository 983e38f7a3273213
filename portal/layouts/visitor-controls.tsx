import { useTranslation } from 'react-i18next'
import { openDialog } from '../dialogs/dialog-store.ts'
import { Button } from '../ui/button.tsx'

/** What a visitor sees at the right of the header: sign in, register. */
export function VisitorControls() {
  const { t } = useTranslation('layout')
  return (
    <div className="flex items-center gap-1.5 sm:gap-2">
      <Button kind="secondary" size="small" onClick={() => openDialog('login')}>
        {t('signIn')}
      </Button>
      <Button size="small" onClick={() => openDialog('register')}>
        {t('register')}
      </Button>
    </div>
  )
}
