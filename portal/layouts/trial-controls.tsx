import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../dialogs/dialog-store.ts'
import { Button } from '../ui/button.tsx'

/** What a trial player sees in the place of a balance and the cashier: that he plays for free, and the way to an account. */
export function TrialControls() {
  const { t } = useTranslation('layout')
  return (
    <>
      <span className="flex h-9 items-center gap-1.5 rounded-md bg-surface-2 px-2.5 text-sm font-semibold">
        <FlaskConical size={16} aria-hidden className="text-accent" />
        {t('freePlay')}
      </span>
      <Button size="small" onClick={() => openDialog('register')}>
        {t('register')}
      </Button>
    </>
  )
}
