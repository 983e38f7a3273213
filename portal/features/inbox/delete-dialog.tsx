import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface DeleteDialogProps {
  /** How many are to be deleted; 0 while nobody asks. */
  count: number
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before messages are gone for good. */
export function DeleteDialog({ count, isBusy, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation('inbox')
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={t('deleteTitle')}
      size="small"
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={onConfirm}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('deleteText', { count })}</p>
    </Dialog>
  )
}
