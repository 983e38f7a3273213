import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../../apollo/use-form-send.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../../ui/form/use-zod-form.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { DisputePartsFragment } from '../pay.generated.ts'
import { useDisputeEarningMutation } from './dispute.generated.ts'

type Reason = DisputePartsFragment['reason']
const reasons: readonly Reason[] = ['BETS_MISSING', 'RATE_WRONG', 'LINE_WRONG', 'NOT_PAID', 'OTHER']
const isReason = (text: string): text is Reason => reasons.some((reason) => reason === text)

const shortest = 3
const longest = 500

/** What is wrong with an amount, in the agent's words. */
export function DisputeForm({ earningId, onDone }: { earningId: string; onDone: () => void }) {
  const { t } = useTranslation(['pay', 'common'])
  const [dispute] = useDisputeEarningMutation()
  const schema = z.object({
    reason: z.string().check(z.refine(isReason, t('dispute.reasonNeeded'))),
    content: z.string().check(z.trim(), z.minLength(shortest, t('dispute.contentNeeded', { shortest }))),
  })
  const form = useZodForm(schema, { reason: '', content: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ reason, content }) => {
    if (!isReason(reason)) return
    const input = { id: earningId, reason, content }
    const sent = await send(async () => (await dispute({ variables: { input } })).data?.disputeEarning)
    if (!sent) return
    toast.success(t('dispute.sent'))
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <SelectField
        label={t('dispute.reason')}
        required
        placeholder={t('dispute.chooseReason')}
        options={reasons.map((value) => ({ value, label: t(`dispute.reasons.${value}`) }))}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TextAreaField
        label={t('dispute.content')}
        hint={t('dispute.contentHint', { longest })}
        required
        maxLength={longest}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <FormAlert errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {t('dispute.send')}
        </Button>
        <Button kind="secondary" disabled={isSubmitting} onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  )
}
