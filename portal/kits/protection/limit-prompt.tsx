import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useSite } from '../../brand/use-site.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { isAboveMost, isWholeLimit, limitPeriods, mostOf, plainLimit } from './limit-text.ts'
import { useSetLimitMutation } from './protection.generated.ts'
import { usePrompts } from './use-prompts.ts'

/** Before the first deposit: whether to limit deposits, in an amount of one's own (regulator-rules.md L1). May be skipped. */
export function LimitPrompt() {
  const { t } = useTranslation('protection')
  const { isDue, answer } = usePrompts()
  if (!isDue('LIMITS')) return null
  return (
    <Section icon={Gauge} title={t('prompts.limitTitle')} text={t('prompts.limitText')}>
      <LimitForm onAnswered={() => answer('LIMITS')} />
    </Section>
  )
}

function LimitForm({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('protection')
  const { currencySymbol } = useSite().site
  const [setLimit] = useSetLimitMutation()
  // The same for every period.
  const maximum = formatMoney(String(mostOf('DEPOSIT', 'DAY')), { symbol: currencySymbol })
  const schema = z.object({
    period: z.enum(limitPeriods),
    limit: z.string().check(
      z.refine(isWholeLimit, { error: t('limits.amountInvalid'), abort: true }),
      z.refine((text) => !isAboveMost('DEPOSIT', 'DAY', text), t('limits.amountTooLarge', { maximum })),
    ),
  })
  const form = useZodForm<z.infer<typeof schema>>(schema, { period: 'DAY', limit: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ period, limit }) => {
    const input = { kind: 'DEPOSIT', period, amount: plainLimit(limit) } as const
    if (!(await send(async () => (await setLimit({ variables: { input } })).data?.setLimit))) return
    toast.success(t('limits.saved'))
    onAnswered()
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('prompts.limitAmount')}
          inputMode="numeric"
          autoComplete="off"
          before={<span aria-hidden>{currencySymbol}</span>}
          error={errors.limit?.message}
          {...form.register('limit')}
        />
        <SelectField
          label={t('limits.period')}
          options={limitPeriods.map((value) => ({ value, label: t(`limits.periods.${value}`) }))}
          {...form.register('period')}
        />
      </div>
      <FormAlert errors={errors} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={isSubmitting}>
          {t('limits.set')}
        </Button>
        <Button kind="quiet" onClick={onAnswered}>
          {t('prompts.later')}
        </Button>
        <Link to={paths.member('protection')} className="ms-auto text-sm font-semibold text-accent hover:underline">
          {t('prompts.allLimits')}
        </Link>
      </div>
    </form>
  )
}
