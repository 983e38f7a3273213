import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import type { OpenLottery } from '../use-lottery.ts'
import { ConfirmOrderDialog } from './confirm-order-dialog.tsx'
import { changesOf } from './slip.ts'
import type { QuickEnd } from './use-board-bet.ts'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface QuickBetProps {
  open: OpenLottery
  /** The slip, which holds this one bet. */
  state: SlipState
  placing: OrderPlacing
  onEnd: (end: QuickEnd) => void
  onStale: () => void
}

/** The last look at a bet that comes from the board: pressed there, agreed to here, and bet, or refused. The slip has it only where no answer came or the rules changed. */
export function QuickBet({ open, state, placing, onEnd, onStale }: QuickBetProps) {
  const { t } = useTranslation('lottery')
  const isWide = useIsWide()
  const { slip } = state
  // Rules that change under the last look are told on the slip: nothing is bet at odds nobody saw.
  const isChanged = slip.pending === null && slip.lines.some((line) => changesOf(open, line).length > 0)
  const explain = useEffectEvent(() => onEnd('ON_SLIP'))
  useEffect(() => {
    if (isChanged) explain()
  }, [isChanged])

  const close = () => {
    const { outcome } = placing
    if (outcome?.kind !== 'TAKEN') return onEnd(slip.pending ? 'ON_ITS_WAY' : 'LEFT')
    // On large screens the slip beside the board says it.
    if (!isWide) toast.success(t('slip.taken', { draw: outcome.payload.orders?.[0]?.draw.number ?? '' }))
    onEnd('TAKEN')
  }
  if (isChanged) return null
  return (
    <ConfirmOrderDialog
      open={open}
      state={state}
      placing={placing}
      onClose={close}
      onStale={onStale}
      onToSlip={() => onEnd('ON_SLIP')}
    />
  )
}
