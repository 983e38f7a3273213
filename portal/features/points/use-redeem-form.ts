import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { wholeAmount } from '../../kits/amount/whole-amount.ts'
import { usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { useWish } from '../../lib/use-wish.ts'
import { useMember } from '../../session/use-member.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { toast } from '../../ui/toast.ts'
import { times } from './point-sums.ts'
import { type PointRewardPartsFragment, useRedeemPointRewardMutation } from './points.generated.ts'

/** What the platform takes at once. */
export const MOST_AT_ONCE = 100
const PHONE = /^\+?[0-9 .-]{6,20}$/

export interface RedeemValues {
  quantity: string
  name: string
  phone: string
  address: string
  paymentPassword: string
}

const nothing: RedeemValues = { quantity: '1', name: '', phone: '', address: '', paymentPassword: '' }

/** What is old once something was redeemed, or its terms were others than those shown; lists in other tabs are read when they open. */
const refetchQueries = ['PointBalance', 'PointRewards']

/** The form by which a reward is redeemed: its rules, what it sends, and how many are asked for so far. */
export function useRedeemForm(reward: PointRewardPartsFragment, onDone: () => void) {
  const { t } = useTranslation('points')
  const { refresh } = useMember()
  const [redeem] = useRedeemPointRewardMutation({ refetchQueries })
  const wish = useWish()
  const isSent = reward.kind === 'GOODS'
  const most = Math.min(MOST_AT_ONCE, reward.stock)
  const filled = (message: string) =>
    z.string().check(z.refine((text: string) => !isSent || text.trim() !== '', message))
  const schema = z.object({
    quantity: z.string().check(z.refine((text: string) => isPossible(text, most), t('quantityHint', { most }))),
    name: filled(t('nameNeeded')),
    phone: z.string().check(z.refine((text: string) => !isSent || PHONE.test(text.trim()), t('phoneNeeded'))),
    address: filled(t('addressNeeded')),
    paymentPassword: usePaymentPasswordRule(),
  })
  const form = useZodForm<RedeemValues>(schema, nothing)
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ quantity, name, phone, address, paymentPassword }) => {
    const count = Number(wholeAmount(quantity))
    const asked = {
      goodsId: reward.id,
      quantity: count,
      points: times(reward.pointsRequired, count),
      amount: times(reward.amountRequired, count),
      receiver: isSent ? { name: name.trim(), phone: phone.trim(), address: address.trim() } : null,
    }
    const input = { ...asked, paymentPassword, idempotencyKey: wish.keyOf(asked) }
    const sent = await send(async () => (await redeem({ variables: { input } })).data?.redeemPointReward)
    if (!sent?.redemption) return
    toast.success(t(isSent ? 'redeemed' : 'credited', { name: reward.name }))
    onDone()
    await refresh()
  })
  const typed = wholeAmount(form.watch('quantity'))
  const quantity = typed !== null && typed <= BigInt(MOST_AT_ONCE) ? Number(typed) : null
  return { form, submit, quantity }
}

function isPossible(text: string, most: number): boolean {
  const quantity = wholeAmount(text)
  return quantity !== null && quantity <= BigInt(most)
}
