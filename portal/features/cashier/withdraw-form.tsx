import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useSite } from '../../brand/use-site.ts'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
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
  const { t } = useTranslation('withdrawals')
  const { currencySymbol } = useSite().site
  const [wish, setWish] = useState<WithdrawWish | null>(null)
  const usable = accounts.filter(({ usableAt }) => Date.parse(usableAt) <= Date.now())
  const money = (amount: string) => formatMoney(amount, { symbol: currencySymbol })
  const limits = { minimum: money(terms.minimum), maximum: money(terms.most) }
  const isWithin = (text: string) => {
    const amount = wholeAmount(text)
    return amount !== null && amount >= BigInt(plainAmount(terms.minimum)) && amount <= BigInt(plainAmount(terms.most))
  }
  const schema = z.object({
    payoutAccountId: z.string().check(z.minLength(1, t('choose'))),
    amount: z.string().check(
      z.refine((text) => wholeAmount(text) !== null, { error: t('amountInvalid'), abort: true }),
      z.refine(isWithin, t('amountOutside', limits)),
    ),
  })
  const form = useZodForm(schema, { payoutAccountId: usable[0]?.id ?? '', amount: '' })
  const { errors } = form.formState
  const amount = form.watch('amount')
  const pick = (quick: string) => form.setValue('amount', quick, { shouldValidate: true, shouldDirty: true })
  const review = form.handleSubmit((values) => {
    const account = usable.find(({ id }) => id === values.payoutAccountId)
    if (account) setWish({ account, amount: String(wholeAmount(values.amount)) })
  })

  if (wish) return <WithdrawReview wish={wish} fee={terms.fee} onBack={() => setWish(null)} onRequested={onRequested} />
  const quickAmounts = terms.quickAmounts.map(plainAmount).filter(isWithin)
  return (
    <form onSubmit={review} noValidate className="flex flex-col gap-6 rounded-lg border border-line bg-surface-1 p-5">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold text-muted">{t('account')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {usable.map((account) => (
            <label
              key={account.id}
              className="flex cursor-pointer items-center gap-3 rounded-md border border-line-strong p-4 has-checked:border-brand has-checked:bg-surface-2 has-focus-visible:outline-2"
            >
              <input
                type="radio"
                value={account.id}
                className="size-4 shrink-0 accent-(--brand)"
                {...form.register('payoutAccountId')}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{account.bankName}</span>
                <span className="block text-xs text-muted tabular">{account.maskedNumber}</span>
              </span>
            </label>
          ))}
        </div>
        {errors.payoutAccountId && <p className="mt-2 text-sm text-danger">{errors.payoutAccountId.message}</p>}
      </fieldset>
      <div className="flex flex-col gap-3">
        <TextField
          label={t('amount')}
          required
          inputMode="numeric"
          autoComplete="off"
          before={<span aria-hidden>{currencySymbol}</span>}
          hint={t('amountHint', limits)}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">{t('quickAmounts')}</legend>
          {[...quickAmounts, plainAmount(terms.most)].map((quick, index) => (
            <button
              key={index === quickAmounts.length ? 'everything' : quick}
              type="button"
              aria-pressed={wholeAmount(amount) === wholeAmount(quick)}
              onClick={() => pick(quick)}
              className={classNames(
                'h-11 rounded-md border border-line-strong text-sm font-semibold tabular hover:bg-surface-3',
                'aria-pressed:border-brand aria-pressed:bg-surface-2 aria-pressed:text-accent',
              )}
            >
              {index === quickAmounts.length ? t('everything') : quick.replace(/\B(?=(\d{3})+$)/g, ',')}
            </button>
          ))}
        </fieldset>
      </div>
      <Button type="submit" size="large" wide>
        {t('next')}
      </Button>
    </form>
  )
}
