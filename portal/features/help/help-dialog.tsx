import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { HelpCentre } from './help-centre.tsx'

/** The help centre over the page, for readers who must not lose what they were filling in. */
export default function HelpDialog({ open, onClose, anchor: first = '' }: DialogComponentProps<'help'>) {
  const { t } = useTranslation('content')
  const [anchor, setAnchor] = useState(first)
  return (
    <Dialog open={open} onClose={onClose} title={t('helpCentre')} size="large">
      <HelpCentre anchor={anchor} onOpen={setAnchor} />
    </Dialog>
  )
}
