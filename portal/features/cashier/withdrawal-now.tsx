import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useCancelWithdrawalMutation, type WithdrawalPartsFragment } from './withdraw.generated.ts'
import { WithdrawalQuestion } from './withdrawal-question.tsx'

interface NowProps {
  withdrawal: WithdrawalPartsFragment
  /** After which silence counts as received. */
  minutes: number
  /** Reads the withdrawal again. */
  onStale: () => Promise<unknown>
}

/** What a withdrawal waits for, in a sentence, and what the member may do now. */
export function WithdrawalNow({ withdrawal, minutes, onStale }: NowProps) {
  const { t } = useTranslation('withdrawals')
  const { state, isPaid, rejectCode, mayCancel } = withdrawal
  if (state === 'RELEASED' && isPaid)
    return <WithdrawalQuestion withdrawal={withdrawal} minutes={minutes} onStale={onStale} />
  return (
    <div className="flex flex-col items-start gap-3">
      {(state === 'REQUESTED' || state === 'REVIEW' || state === 'APPROVED') && (
        <p className="text-sm text-muted">{t('waiting')}</p>
      )}
      {state === 'RELEASED' && <p className="text-sm text-muted">{t('onItsWay')}</p>}
      {(state === 'PARTLY_RECEIVED' || state === 'NOT_RECEIVED') && (
        <p className="text-sm text-muted">{t('settling')}</p>
      )}
      {state === 'REJECTED' && <p className="text-sm">{t(`reject.${rejectCode ?? 'OTHER'}`)}</p>}
      {mayCancel && <Cancel id={withdrawal.id} onStale={onStale} />}
    </div>
  )
}

function Cancel({ id, onStale }: { id: string; onStale: () => Promise<unknown> }) {
  const { t } = useTranslation('withdrawals')
  const { refresh } = useMember()
  const words = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  const [cancel] = useCancelWithdrawalMutation()
  const press = async () => {
    setBusy(true)
    try {
      const payload = (await cancel({ variables: { input: { id } } })).data?.cancelWithdrawal
      const [refusal] = payload?.userErrors ?? []
      if (refusal) toast.error(refusal.message)
      else toast.success(t('cancelled'))
      await Promise.all([onStale(), refresh()])
    } catch (error) {
      toast.error(words(error).message)
    }
    setBusy(false)
  }
  return (
    <Button kind="secondary" busy={isBusy} onClick={press}>
      {t('cancel')}
    </Button>
  )
}
