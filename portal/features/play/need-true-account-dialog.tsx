import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type DialogComponentProps, openDialog } from '../../dialogs/dialog-store.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = DialogComponentProps<'need-true-account'>

/** Tells a trial player that this needs a real account (`in_need_true_account`, §4), and offers the demo of a game instead. */
export default function NeedTrueAccountDialog({ open, onClose, gameId, isFor }: Props) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const playDemo = () => {
    onClose()
    if (gameId) navigate(paths.seamless({ gameId, mode: 'demo' }))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('trialTitle')}
      footer={
        <>
          {gameId && (
            <Button kind="secondary" onClick={playDemo}>
              {t('playDemo')}
            </Button>
          )}
          <Button onClick={() => openDialog('register')}>{t('openAccount')}</Button>
        </>
      }
    >
      <p className="text-muted">{t(isFor === 'promotion' ? 'promotionNeedsAccount' : 'in_need_true_account')}</p>
    </Dialog>
  )
}
