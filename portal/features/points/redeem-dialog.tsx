import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { PaymentPasswordField } from '../../kits/payment-password/payment-password-field.tsx'
import { PaymentPasswordFirst } from '../../kits/payment-password/payment-password-first.tsx'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pointsLeft, pointsMissing, times } from './point-sums.ts'
import { type PointRewardPartsFragment, usePointBalanceQuery } from './points.generated.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { MOST_AT_ONCE, useRedeemForm } from './use-redeem-form.ts'

interface RedeemDialogProps {
  reward: PointRewardPartsFragment
  onClose: () => void
}

/** How many of a reward, where it is sent, what all of it costs, and the payment password. */
export function RedeemDialog({ reward, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('points')
  const { form, submit, quantity } = useRedeemForm(reward, onClose)
  const { errors, isSubmitting } = form.formState
  const balance = usePointBalanceQuery().data?.pointBalance.points
  const cost = times(reward.pointsRequired, quantity ?? 1)
  const isShort = balance !== undefined && pointsMissing(balance, cost) !== undefined
  const most = Math.min(MOST_AT_ONCE, reward.stock)
  return (
    <Dialog open onClose={onClose} title={reward.name} size="small">
      <PaymentPasswordFirst>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p className="text-sm text-muted">{reward.description}</p>
          <TextField
            label={t('quantity')}
            required
            inputMode="numeric"
            autoComplete="off"
            hint={t('quantityHint', { most })}
            error={errors.quantity?.message}
            {...form.register('quantity')}
          />
          {reward.kind === 'GOODS' && <ReceiverFields form={form} />}
          <Costs reward={reward} quantity={quantity ?? 1} balance={balance} />
          <PaymentPasswordField form={form} />
          <p className="text-xs text-muted">{t(reward.kind === 'MONEY' ? 'turnoverHint' : 'goodsHint')}</p>
          <FormAlert errors={errors} />
          <Button type="submit" size="large" wide busy={isSubmitting} disabled={isShort}>
            {t('redeem')}
          </Button>
        </form>
      </PaymentPasswordFirst>
    </Dialog>
  )
}

interface CostsProps {
  reward: PointRewardPartsFragment
  quantity: number
  balance: string | undefined
}

/** What leaves, what comes, and the points that are left. */
function Costs({ reward, quantity, balance }: CostsProps) {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const money = useMoney()
  const cost = times(reward.pointsRequired, quantity)
  const left = balance === undefined ? undefined : pointsLeft(balance, cost)
  const missing = balance === undefined ? undefined : pointsMissing(balance, cost)
  const facts = [
    [t('pointsRequired'), t('points', { points: formats.whole(cost) })],
    ...(isZeroAmount(reward.amountRequired)
      ? []
      : [[t('amountRequired'), money(times(reward.amountRequired, quantity))]]),
    ...(isZeroAmount(reward.amountGiven) ? [] : [[t('youGet'), money(times(reward.amountGiven, quantity))]]),
    ...(left === undefined ? [] : [[t('pointsLeft'), t('points', { points: formats.whole(left) })]]),
  ]
  return (
    <div aria-live="polite">
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {missing !== undefined && (
        <p className="mt-2 text-sm text-danger">{t('missing', { points: formats.whole(missing) })}</p>
      )}
    </div>
  )
}
