import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useMoney } from '../../brand/use-money.ts'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { type ChosenPicture, PicturePicker } from '../../kits/pictures/picture-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import {
  useConfirmWithdrawalMutation,
  type WithdrawalAnswer,
  type WithdrawalPartsFragment,
} from './withdraw.generated.ts'

interface AnswerProps {
  withdrawal: WithdrawalPartsFragment
  answer: WithdrawalAnswer
  onClose: () => void
  onStale: () => Promise<unknown>
}

const titles = { RECEIVED: 'received', PARTLY_RECEIVED: 'partly', NOT_RECEIVED: 'notReceived' } as const

/** The member's answer: a confirmation, or what is missing with pictures that show it. */
export function WithdrawalAnswerDialog({ withdrawal, answer, onClose, onStale }: AnswerProps) {
  const { t } = useTranslation('withdrawals')
  const words = useErrorWords()
  const [confirm] = useConfirmWithdrawalMutation()
  const { size } = useUploadLimit()
  const [proofs, setProofs] = useState<readonly ChosenPicture[]>([])
  const paid = withdrawal.restAmount ?? withdrawal.amount
  const money = useMoney()(paid)
  const isPart = answer === 'PARTLY_RECEIVED'
  const isRest = (text: string) => {
    const rest = wholeAmount(text)
    return rest !== null && rest < BigInt(plainAmount(paid))
  }
  const schema = z.object({
    restAmount: z.string().check(z.refine((text) => !isPart || isRest(text), t('restInvalid', { amount: money }))),
    proofs: z.string(),
  })
  const form = useZodForm(schema, { restAmount: '', proofs: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ restAmount }) => {
    form.clearErrors('root')
    if (answer !== 'RECEIVED' && proofs.length === 0) {
      form.setError('proofs', { message: t('proofsNeeded') })
      return
    }
    const missing = {
      ...(isPart ? { restAmount: String(wholeAmount(restAmount)) } : {}),
      ...(answer === 'RECEIVED' ? {} : { proofs: proofs.map(({ id }) => id) }),
    }
    try {
      const payload = (await confirm({ variables: { input: { id: withdrawal.id, answer, ...missing } } })).data
        ?.confirmWithdrawal
      if (payload?.withdrawal) return onClose()
      applyUserErrors(form, payload?.userErrors ?? [])
      await onStale()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <Dialog open onClose={onClose} title={t(titles[answer])} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {answer === 'RECEIVED' && <p>{t('receivedText', { amount: money })}</p>}
        {isPart && <AmountField form={form} name="restAmount" label={t('rest')} />}
        {answer !== 'RECEIVED' && (
          <PicturePicker
            label={t('proofs')}
            hint={t('proofsHint', { most: withdrawal.mostProofs, size })}
            pictures={proofs}
            most={withdrawal.mostProofs}
            error={errors.proofs?.message}
            onChange={(next) => {
              form.clearErrors('proofs')
              setProofs(next)
            }}
          />
        )}
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {answer === 'RECEIVED' ? t('confirm') : t('sendReport')}
        </Button>
      </form>
    </Dialog>
  )
}
