import { useTranslation } from 'react-i18next'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { HelpArticles } from './help-articles.tsx'

/** The help centre over the page, for readers who must not lose what they were filling in. */
export default function HelpDialog({ open, onClose, anchor = '' }: DialogComponentProps<'help'>) {
  const { t } = useTranslation('content')
  return (
    <Dialog open={open} onClose={onClose} title={t('helpCentre')} size="large">
      <HelpArticles anchor={anchor} />
    </Dialog>
  )
}
