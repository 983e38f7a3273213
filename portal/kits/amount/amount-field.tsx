import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useGrouped } from './use-grouped.ts'
import { plainAmount, wholeAmount } from './whole-amount.ts'

interface AmountFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** `amount`, as `useAmountCheck` has it, unless it is another field. */
  name?: FieldPath<Values>
  /** "Amount" unless it is a certain one. */
  label?: string
  hint?: string
  required?: boolean
  /** Amounts of the wire that one press fills in, under the field. */
  quickAmounts?: readonly string[]
  /** All there is, filled in by one press: the last of the quick amounts, or within the field where there are none. */
  all?: string
}

/** An amount of money in whole units, typed or picked. The only field in which the portal asks for one. */
export function AmountField<Values extends FieldValues>({
  form,
  name = 'amount' as FieldPath<Values>,
  label,
  hint,
  required = true,
  quickAmounts,
  all,
}: AmountFieldProps<Values>) {
  const { t } = useTranslation('money')
  const formats = useFormats()
  const grouped = useGrouped()
  const { currencySymbol } = useSite().site
  const { error } = form.getFieldState(name, form.formState)
  const pick = (amount: string) => {
    const value = formats.whole(amount) as FieldPathValue<Values, typeof name>
    form.setValue(name, value, { shouldValidate: true, shouldDirty: true })
  }
  const allWithin = all !== undefined && !quickAmounts && (
    <Button kind="quiet" size="small" onClick={() => pick(all)}>
      {t('all')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={label ?? t('amount')}
        required={required}
        inputMode="numeric"
        autoComplete="off"
        before={<span aria-hidden>{currencySymbol}</span>}
        after={allWithin}
        hint={hint}
        error={error?.message}
        {...grouped(form.register(name))}
      />
      {quickAmounts && (
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">{t('quickAmounts')}</legend>
          {quickAmounts.map((amount) => (
            <QuickAmount key={amount} amount={amount} typed={form.watch(name)} onPick={pick}>
              {formats.whole(amount)}
            </QuickAmount>
          ))}
          {all !== undefined && (
            <QuickAmount amount={all} typed={form.watch(name)} onPick={pick}>
              {t('all')}
            </QuickAmount>
          )}
        </fieldset>
      )}
    </div>
  )
}

interface QuickAmountProps {
  amount: string
  typed: string
  onPick: (amount: string) => void
  children: string
}

function QuickAmount({ amount, typed, onPick, children }: QuickAmountProps) {
  return (
    <button
      type="button"
      aria-pressed={wholeAmount(typed) === wholeAmount(plainAmount(amount))}
      onClick={() => onPick(amount)}
      className="h-11 rounded-md border border-line-strong text-sm font-semibold tabular hover:bg-surface-3 aria-pressed:border-brand aria-pressed:bg-surface-2 aria-pressed:text-accent"
    >
      {children}
    </button>
  )
}
