import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../../../apollo/error-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useWithdrawDisputeMutation } from './dispute.generated.ts'

/** Takes a dispute back that nobody answered. It may be made again, so nothing is asked before. */
export function WithdrawDispute({ id }: { id: string }) {
  const { t } = useTranslation('pay')
  const words = useErrorWords()
  const [withdraw] = useWithdrawDisputeMutation()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const refusal = (await withdraw({ variables: { input: { id } } })).data?.withdrawDispute.userErrors[0]
      if (refusal) toast.error(refusal.message)
      else toast.success(t('dispute.withdrawn'))
    } catch (error) {
      toast.error(words(error).message)
    }
    setBusy(false)
  }
  return (
    <Button kind="quiet" size="small" className="self-start" busy={isBusy} onClick={press}>
      {t('dispute.withdraw')}
    </Button>
  )
}
