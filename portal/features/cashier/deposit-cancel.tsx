import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCancelDepositMutation } from './cashier.generated.ts'

interface DepositCancelProps {
  id: string
  /** Reads the deposit again: where it cannot be cancelled any more, it is something else than what is shown. */
  onStale: () => Promise<unknown>
}

/** The way out of a deposit that waits: asked once more, since who has paid already must not press it. */
export function DepositCancel({ id, onStale }: DepositCancelProps) {
  const { t } = useTranslation('cashier')
  const words = useErrorWords()
  const [isAsked, setAsked] = useState(false)
  const [cancel, { loading }] = useCancelDepositMutation()
  const press = async () => {
    try {
      const { data } = await cancel({ variables: { input: { id } } })
      const [refusal] = data?.cancelDeposit.userErrors ?? []
      if (!refusal) return toast.success(t('cancelled'))
      toast.error(refusal.message)
      setAsked(false)
      await onStale()
    } catch (error) {
      toast.error(words(error).message)
    }
  }
  return (
    <div className="mt-5 border-t border-line pt-4 text-center">
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('cancelTitle')}
        size="small"
        footer={
          <>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              {t('keepDeposit')}
            </Button>
            <Button kind="danger" busy={loading} onClick={press}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p className="text-sm">{t('cancelHint')}</p>
      </Dialog>
    </div>
  )
}
