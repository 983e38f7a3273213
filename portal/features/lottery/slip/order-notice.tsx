import { CircleCheck, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../brand/use-site.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { Button } from '../../../ui/button.tsx'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface OrderNoticeProps {
  state: SlipState
  placing: OrderPlacing
  onSeeOrders: () => void
}

/** What became of the last slip: taken, refused, or not answered yet. */
export function OrderNotice({ state, placing, onSeeOrders }: OrderNoticeProps) {
  const { t } = useTranslation('lottery')
  const formats = useFormats()
  const { currencySymbol } = useSite().site
  const { outcome, isSending } = placing
  if (state.slip.pending && !isSending)
    return (
      <div role="alert" className="flex flex-col gap-2 rounded-md bg-warning-soft p-3 text-sm">
        <p className="flex items-start gap-2 font-semibold text-warning">
          <WifiOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          {t('slip.lost')}
        </p>
        <p>{t('slip.lostHint')}</p>
        <Button className="self-start" onClick={() => void placing.sendAgain()}>
          {t('slip.askAgain')}
        </Button>
      </div>
    )
  if (outcome?.kind === 'REFUSED' && !outcome.limit)
    return (
      <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
        {outcome.message}
      </p>
    )
  if (outcome?.kind !== 'TAKEN') return null
  const { orders, chase, balance } = outcome.payload
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md bg-success-soft p-3 text-sm">
      <p className="flex items-start gap-2 font-semibold text-success">
        <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0" />
        {chase
          ? t('slip.planTaken', { count: chase.draws })
          : t('slip.taken', { draw: orders?.[0]?.draw.number ?? '' })}
      </p>
      {balance && <p>{t('slip.balance', { balance: formats.money(balance, { symbol: currencySymbol }) })}</p>}
      <Button kind="secondary" className="self-start" onClick={onSeeOrders}>
        {t('slip.seeOrders')}
      </Button>
    </div>
  )
}
