import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { isAboveMost, isWholeLimit, limitPeriods, mostOf, plainLimit } from '../../kits/protection/limit-text.ts'
import { type LimitPartsFragment, useSetLimitMutation } from '../../kits/protection/protection.generated.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { LimitRow } from './limit-row.tsx'

const kinds = ['DEPOSIT', 'LOSS', 'SESSION'] as const

/** The limits in force with what is left of them, and a form for another one. Lower counts at once, higher after a day. */
export function LimitsSection({ limits, onChanged }: { limits: readonly LimitPartsFragment[]; onChanged: () => void }) {
  const { t } = useTranslation('protection')
  return (
    <Section icon={Gauge} title={t('limits.title')} text={t('limits.text')}>
      {limits.length > 0 && (
        <ul aria-label={t('limits.inForce')} className="flex flex-col gap-2">
          {limits.map((limit) => (
            <LimitRow key={`${limit.kind}-${limit.period}`} limit={limit} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <LimitForm onChanged={onChanged} />
    </Section>
  )
}

function LimitForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('protection')
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const [setLimit] = useSetLimitMutation()
  const schema = z
    .object({
      kind: z.enum(kinds),
      period: z.enum(limitPeriods),
      amount: z.string().check(z.refine(isWholeLimit, t('limits.amountInvalid'))),
    })
    .check((context) => {
      const { kind, period, amount } = context.value
      if (!isAboveMost(kind, period, amount)) return
      const most = String(mostOf(kind, period))
      const maximum =
        kind === 'SESSION' ? t('limits.inMinutes', { minutes: most }) : formatMoney(most, { symbol: currencySymbol })
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: ['amount'],
        message: t('limits.amountTooLarge', { maximum }),
      })
    })
  const form = useZodForm<z.infer<typeof schema>>(schema, { kind: 'DEPOSIT', period: 'DAY', amount: '' })
  const { errors, isSubmitting } = form.formState
  const isTime = form.watch('kind') === 'SESSION'

  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root')
    try {
      const input = { ...values, amount: plainLimit(values.amount) }
      const payload = (await setLimit({ variables: { input } })).data?.setLimit
      if (applyUserErrors(form, payload?.userErrors ?? [])) return
      const waits = payload?.limits?.some((limit) => sameLimit(limit, values) && limit.pending)
      toast.success(t(waits ? 'limits.waiting' : 'limits.saved'))
      form.resetField('amount')
      onChanged()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <SelectField
          label={t('limits.kind')}
          options={kinds.map((value) => ({ value, label: t(`limits.kinds.${value}`) }))}
          {...form.register('kind')}
        />
        <SelectField
          label={t('limits.period')}
          options={limitPeriods.map((value) => ({ value, label: t(`limits.periods.${value}`) }))}
          {...form.register('period')}
        />
        <TextField
          label={t(isTime ? 'limits.minutes' : 'limits.amount')}
          required
          inputMode="numeric"
          autoComplete="off"
          before={isTime ? undefined : <span aria-hidden>{currencySymbol}</span>}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
      </div>
      <FormAlert errors={errors} />
      <Button type="submit" busy={isSubmitting} className="self-start">
        {t('limits.set')}
      </Button>
    </form>
  )
}

const sameLimit = (limit: LimitPartsFragment, key: { kind: string; period: string }) =>
  limit.kind === key.kind && limit.period === key.period
