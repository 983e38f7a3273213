import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useMoney } from '../../brand/use-money.ts'
import { useGrouped } from '../../kits/amount/use-grouped.ts'
import { isWithin, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { PaymentPasswordFirst } from '../../kits/payment-password/payment-password-first.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { useWish } from '../../lib/use-wish.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { exchanged } from './point-sums.ts'
import { type PointConfigQuery, useConvertPointsMutation } from './points.generated.ts'

interface ConvertDialogProps {
  config: PointConfigQuery['pointConfig']
  balance: string
  onClose: () => void
}

/** What is old once points were given; lists in other tabs are read when they open. */
const refetchQueries = ['PointBalance', 'PointConfig']

/** Points for money at the brand's ratio: how many, what they bring, and the payment password. */
export function ConvertDialog({ config, balance, onClose }: ConvertDialogProps) {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const grouped = useGrouped()
  const money = useMoney()
  const { refresh } = useMember()
  const [convert] = useConvertPointsMutation({ refetchQueries })
  const wish = useWish()
  const { exchangeAmount, minimumPoints } = config
  const bounds = { minimum: minimumPoints, maximum: balance }
  const range = { minimum: formats.whole(minimumPoints), maximum: formats.whole(balance) }
  const isPossible = (text: string) => {
    const points = wholeAmount(text)
    return points !== null && isWithin(points, bounds)
  }
  const schema = z.object({
    points: z.string().check(z.refine(isPossible, t('outside', range))),
    paymentPassword: usePaymentPasswordRule(),
  })
  const form = useZodForm(schema, { points: '', paymentPassword: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const typed = wholeAmount(form.watch('points'))
  const brings = typed === null ? null : exchanged(typed, exchangeAmount)

  const submit = form.handleSubmit(async ({ points, paymentPassword }) => {
    const whole = wholeAmount(points) ?? 0n
    const asked = { points: String(whole), amount: exchanged(whole, exchangeAmount) }
    const input = { ...asked, paymentPassword, idempotencyKey: wish.keyOf(asked) }
    const sent = await send(async () => (await convert({ variables: { input } })).data?.convertPoints)
    if (!sent?.redemption) return
    toast.success(t('converted', { amount: money(sent.redemption.amountGiven) }))
    onClose()
    await refresh()
  })
  const fillAll = () => form.setValue('points', formats.whole(balance), { shouldValidate: true, shouldDirty: true })
  return (
    <Dialog open onClose={onClose} title={t('convertTitle')} size="small">
      <PaymentPasswordFirst>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t('worth', { amount: money(exchangeAmount) })}</p>
          <TextField
            label={t('pointsToConvert')}
            required
            inputMode="numeric"
            autoComplete="off"
            hint={t('range', range)}
            error={errors.points?.message}
            after={
              <Button kind="quiet" size="small" onClick={fillAll}>
                {t('all')}
              </Button>
            }
            {...grouped(form.register('points'))}
          />
          <p role="status" className="flex justify-between gap-4 rounded-md bg-surface-2 px-4 py-3 text-sm">
            <span className="text-muted">{t('youGet')}</span>
            <span className="font-semibold text-success tabular">{brings === null ? '—' : money(brings)}</span>
          </p>
          <PaymentPasswordField form={form} />
          <p className="text-xs text-muted">{t('turnoverHint')}</p>
          <FormAlert errors={errors} />
          <Button type="submit" size="large" wide busy={isSubmitting}>
            {t('convert')}
          </Button>
        </form>
      </PaymentPasswordFirst>
    </Dialog>
  )
}
