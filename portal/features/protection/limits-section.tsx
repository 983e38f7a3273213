import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { wholeAmount } from '../../kits/amount/whole-amount.ts'
import { limitPeriods } from '../../kits/protection/limit-periods.ts'
import { type LimitPartsFragment, useSetLimitMutation } from '../../kits/protection/protection.generated.ts'
import { Button } from '../../ui/button.tsx'
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
  const [setLimit] = useSetLimitMutation()
  const schema = z.object({
    kind: z.enum(kinds),
    period: z.enum(limitPeriods),
    amount: z.string().check(z.refine((text) => wholeAmount(text) !== null, t('limits.amountInvalid'))),
  })
  const form = useZodForm<z.infer<typeof schema>>(schema, { kind: 'DEPOSIT', period: 'DAY', amount: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const isTime = form.watch('kind') === 'SESSION'

  const submit = form.handleSubmit(async (values) => {
    const input = { ...values, amount: String(wholeAmount(values.amount)) }
    const sent = await send(async () => (await setLimit({ variables: { input } })).data?.setLimit)
    if (!sent) return
    const waits = sent.limits?.some((limit) => sameLimit(limit, values) && limit.pending)
    toast.success(t(waits ? 'limits.waiting' : 'limits.saved'))
    form.resetField('amount')
    onChanged()
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
        {isTime ? (
          <TextField
            label={t('limits.minutes')}
            required
            inputMode="numeric"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        ) : (
          <AmountField form={form} />
        )}
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
