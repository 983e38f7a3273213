import { MOST_LINES } from '@croupier/lottery/core/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../../dialogs/dialog-store.ts'
import { useMember } from '../../../session/use-member.ts'
import { toast } from '../../../ui/toast.ts'
import { toAmount } from '../amount.ts'
import { oddsAt } from '../bet-terms.ts'
import type { BetDraft } from '../board/use-bet-draft.ts'
import type { OpenLottery } from '../use-lottery.ts'
import type { SlipLine } from './slip.ts'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface BoardBet {
  open: OpenLottery
  draft: BetDraft
  slipState: SlipState
  placing: OrderPlacing
  /** The slip is to be seen. */
  onSlip: () => void
}

/** How a quick bet ended: left on the board alone, taken, on its way without an answer, or as a line of the slip. */
export type QuickEnd = 'LEFT' | 'TAKEN' | 'ON_ITS_WAY' | 'ON_SLIP'

/** What the board's buttons do with the bet in hand: onto the slip, or, without what is there, straight to a last look. */
export function useBoardBet({ open, draft, slipState, placing, onSlip }: BoardBet) {
  const { t } = useTranslation('lottery')
  const { isTrial } = useMember()
  /** The bet in hand stands alone on the slip, and on the board, until it is known which of them keeps it. */
  const [isQuick, setQuick] = useState(false)
  const { lines, pending } = slipState.slip

  /** The bet in hand as a line; null, and the slip is shown, while an order is on its way. */
  const lineInHand = (): SlipLine | null => {
    const { playType, picks, stake, editing } = draft
    if (!playType) return null
    if (pending) {
      onSlip()
      return null
    }
    placing.forgetOutcome()
    return {
      id: editing ?? crypto.randomUUID(),
      playType: playType.code,
      picks,
      unit: toAmount(stake.unit),
      multiple: stake.multiple,
      series: stake.series,
      odds: oddsAt(open, playType, stake.series),
    }
  }
  const isFull = (held = lines) => {
    if (held.length < MOST_LINES || draft.editing) return false
    toast.info(t('slip.full', { most: MOST_LINES }))
    return true
  }
  const add = (): boolean => {
    const line = isFull() ? null : lineInHand()
    if (!line) return false
    slipState.put(line)
    draft.clear()
    return true
  }
  return {
    isQuick,
    add,
    bet: () => {
      if (isTrial) return openDialog('need-true-account', {})
      // Which draw it is for must be known.
      if (open.lottery.currentDraw === null) {
        add()
        return onSlip()
      }
      const line = lineInHand()
      if (!line) return
      slipState.beginQuick(line)
      setQuick(true)
    },
    endQuick: (end: QuickEnd) => {
      setQuick(false)
      if (end === 'LEFT' || (end === 'ON_SLIP' && isFull(slipState.slip.aside?.lines))) {
        placing.forgetOutcome()
        return slipState.clear()
      }
      if (end === 'ON_SLIP') slipState.keepQuick()
      draft.clear()
      if (end !== 'TAKEN') onSlip()
    },
  }
}
