import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useMoney } from '../../brand/use-money.ts'
import { useAmountCheck } from '../../kits/amount/amount-check.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { isWithin, plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { Button } from '../../ui/button.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PlaceChoice } from './place-choice.tsx'
import type { PayoutAccountPartsFragment } from './withdraw.generated.ts'
import { WithdrawReview } from './withdraw-review.tsx'
import type { Terms } from './withdraw-terms.tsx'

export interface WithdrawWish {
  readonly account: PayoutAccountPartsFragment
  /** Whole units as digits. */
  readonly amount: string
}

interface WithdrawFormProps {
  terms: Terms
  accounts: readonly PayoutAccountPartsFragment[]
  onRequested: (withdrawal: string) => void
}

/** Account and amount, then a look at both before the password. */
export function WithdrawForm({ terms, accounts, onRequested }: WithdrawFormProps) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const money = useMoney()
  const checkAmount = useAmountCheck()
  const [wish, setWish] = useState<WithdrawWish | null>(null)
  const usable = accounts.filter(({ usableAt }) => Date.parse(usableAt) <= Date.now())
  const bounds = { minimum: terms.minimum, maximum: terms.most }
  const schema = z
    .object({ payoutAccountId: z.string().check(z.minLength(1, t('choose'))), amount: z.string() })
    .check(checkAmount(() => bounds))
  const form = useZodForm(schema, { payoutAccountId: usable[0]?.id ?? '', amount: '' })
  const { errors } = form.formState
  const review = form.handleSubmit((values) => {
    const account = usable.find(({ id }) => id === values.payoutAccountId)
    if (account) setWish({ account, amount: String(wholeAmount(values.amount)) })
  })

  if (wish) return <WithdrawReview wish={wish} fee={terms.fee} onBack={() => setWish(null)} onRequested={onRequested} />
  return (
    <form onSubmit={review} noValidate className="flex flex-col gap-6 rounded-lg border border-line bg-surface-1 p-5">
      <PlaceChoice
        label={t('account')}
        places={usable.map(({ id, bankName, maskedNumber }) => ({ id, name: bankName, note: maskedNumber }))}
        field={form.register('payoutAccountId')}
        error={errors.payoutAccountId?.message}
      />
      <AmountField
        form={form}
        label={t('amount')}
        hint={t('money:range', { minimum: money(terms.minimum), maximum: money(terms.most) })}
        quickAmounts={terms.quickAmounts.filter((amount) => isWithin(BigInt(plainAmount(amount)), bounds))}
        all={terms.most}
      />
      <Button type="submit" size="large" wide>
        {t('next')}
      </Button>
    </form>
  )
}
