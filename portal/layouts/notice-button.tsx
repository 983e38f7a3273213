import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../dialogs/dialog-store.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Opens the notices. */
export function NoticeButton() {
  const { t } = useTranslation('layout')
  return <IconButton label={t('notices')} icon={<Bell size={20} aria-hidden />} onClick={() => openDialog('notice')} />
}
