import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useMoney } from '../../brand/use-money.ts'
import { useAmountCheck } from '../../kits/amount/amount-check.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { isWithin, plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { Button } from '../../ui/button.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import type { PayoutAccountPartsFragment } from './withdraw.generated.ts'
import type { Terms } from './withdraw-terms.tsx'

interface WithdrawFormProps {
  terms: Terms
  account: PayoutAccountPartsFragment
  /** What was typed before, in whole units as digits, or nothing. */
  amount: string
  /** Called with what is typed, so that it is there again. */
  onOtherAccount: (amount: string) => void
  /** Called with the amount, in whole units as digits. */
  onAmount: (amount: string) => void
}

/** How much, within what there is; where it goes stands above and may be changed. */
export function WithdrawForm({ terms, account, amount, onOtherAccount, onAmount }: WithdrawFormProps) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const money = useMoney()
  const checkAmount = useAmountCheck()
  const bounds = { minimum: terms.minimum, maximum: terms.most }
  const schema = z.object({ amount: z.string() }).check(checkAmount(() => bounds))
  const form = useZodForm(schema, { amount })
  return (
    <form
      onSubmit={form.handleSubmit((values) => onAmount(String(wholeAmount(values.amount))))}
      noValidate
      className="flex flex-col gap-6"
    >
      <div className="flex items-center justify-between gap-4 rounded-md bg-surface-2 p-3 ps-4">
        <p className="min-w-0 text-sm">
          <span className="block text-muted">{t('to')}</span>
          <span className="font-semibold">
            {account.bankName} <span className="whitespace-nowrap tabular">{account.maskedNumber}</span>
          </span>
        </p>
        <Button
          kind="secondary"
          size="small"
          aria-label={t('changeAccount')}
          onClick={() => onOtherAccount(form.getValues('amount'))}
        >
          {t('change')}
        </Button>
      </div>
      <AmountField
        form={form}
        label={t('amount')}
        hint={t('money:range', {
          minimum: money(terms.minimum),
          maximum: money(terms.most),
        })}
        quickAmounts={terms.quickAmounts.filter((quick) => isWithin(BigInt(plainAmount(quick)), bounds))}
        all={terms.most}
      />
      <Button type="submit" size="large" wide>
        {t('next')}
      </Button>
    </form>
  )
}
