import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useAmountCheck } from '../amount/amount-check.ts'
import { AmountField } from '../amount/amount-field.tsx'
import { wholeAmount } from '../amount/whole-amount.ts'
import { limitPeriods } from './limit-periods.ts'
import { useSetLimitMutation } from './protection.generated.ts'
import { usePrompts } from './use-prompts.ts'

/**
 * Before the first deposit: whether to limit deposits, in an amount of one's own (regulator-rules.md L1). May be skipped. The question
 * stands open, its form behind a press: a second amount field beside that of a deposit gets what was meant for the other.
 */
export function LimitPrompt() {
  const { t } = useTranslation('protection')
  const { isDue, answer } = usePrompts()
  const [isOpen, setOpen] = useState(false)
  const skip = () => answer('LIMITS')
  if (!isDue('LIMITS')) return null
  return (
    <Section icon={Gauge} title={t('prompts.limitTitle')} text={t('prompts.limitText')}>
      {isOpen ? (
        <LimitForm onAnswered={skip} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" aria-expanded={false} onClick={() => setOpen(true)}>
            {t('prompts.chooseLimit')}
          </Button>
          <Button kind="quiet" onClick={skip}>
            {t('prompts.later')}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** The press that opened the form is gone with its button: whoever goes on by keyboard goes on in it. */
const begin = (form: HTMLFormElement | null) => form?.focus({ preventScroll: true })

function LimitForm({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('protection')
  const checkAmount = useAmountCheck()
  const [setLimit] = useSetLimitMutation()
  const schema = z.object({ period: z.enum(limitPeriods), amount: z.string() }).check(checkAmount(() => ({})))
  const form = useZodForm<z.infer<typeof schema>>(schema, { period: 'DAY', amount: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ period, amount }) => {
    const input = { kind: 'DEPOSIT', period, amount: String(wholeAmount(amount)) } as const
    if (!(await send(async () => (await setLimit({ variables: { input } })).data?.setLimit))) return
    toast.success(t('limits.saved'))
    onAnswered()
  })
  return (
    <form ref={begin} tabIndex={-1} onSubmit={submit} noValidate className="flex flex-col gap-3 outline-none">
      <div className="grid grid-cols-2 items-start gap-3">
        <AmountField form={form} label={t('prompts.limitAmount')} required={false} />
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
