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

/** How a quick bet ended: with the bet still on the board alone, with money moved, or on the slip, which says the rest. */
export type QuickEnd = 'LEFT' | 'TAKEN' | 'ON_SLIP'

/** What the board's buttons do with the bet in hand: onto the slip, or, where it is the only one, straight to a last look. */
export function useBoardBet({ open, draft, slipState, placing, onSlip }: BoardBet) {
  const { t } = useTranslation('lottery')
  const { isTrial } = useMember()
  /** The bet in hand stands on the slip and on the board, until it is known which of them keeps it. */
  const [isQuick, setQuick] = useState(false)
  const { lines, chase, pending } = slipState.slip

  /** Puts the bet in hand on the slip, unless the slip is full or on its way; it stays on the board as well. */
  const put = (): boolean => {
    const { playType, picks, stake, editing } = draft
    if (!playType) return false
    if (pending) {
      onSlip()
      return false
    }
    if (lines.length >= MOST_LINES && !editing) {
      toast.info(t('slip.full', { most: MOST_LINES }))
      return false
    }
    placing.forgetOutcome()
    slipState.put({
      id: editing ?? crypto.randomUUID(),
      playType: playType.code,
      picks,
      unit: toAmount(stake.unit),
      multiple: stake.multiple,
      series: stake.series,
      odds: oddsAt(open, playType, stake.series),
    })
    return true
  }
  const add = (): boolean => {
    const isPut = put()
    if (isPut) draft.clear()
    return isPut
  }
  return {
    isQuick,
    add,
    bet: () => {
      if (isTrial) return openDialog('need-true-account', {})
      // What is on the slip already is looked at there, with the new bet. Which draw it is for must be known.
      const isAlone = lines.length === 0 && chase === null && pending === null
      if (isAlone && open.lottery.currentDraw !== null) return setQuick(put())
      add()
      onSlip()
    },
    endQuick: (end: QuickEnd) => {
      setQuick(false)
      if (end === 'LEFT') return slipState.clear()
      draft.clear()
      if (end === 'ON_SLIP') onSlip()
    },
  }
}
