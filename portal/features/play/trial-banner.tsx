import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { Button } from '../../ui/button.tsx'
import { PagePrompt } from '../../ui/page-prompt.tsx'

/** Told above the lotteries, before a slip is filled in: who plays for free may look at everything here and bet nothing (§4). */
export default function TrialBanner() {
  const { t } = useTranslation('play')
  return (
    <PagePrompt icon={FlaskConical} title={t('trialLotteryTitle')} text={t('trialLotteryText')}>
      <Button size="small" onClick={() => openDialog('register')}>
        {t('openAccount')}
      </Button>
    </PagePrompt>
  )
}
