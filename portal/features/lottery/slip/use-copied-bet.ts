import { findPicksFlaw } from '@croupier/lottery/core/board.ts'
import { MOST_LINES } from '@croupier/lottery/core/limits.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { betOfState } from '../../../kits/slip-copy/copied-bet.ts'
import { toast } from '../../../ui/toast.ts'
import { oddsAt, offeredPlayTypes } from '../bet-terms.ts'
import type { OpenLottery } from '../use-lottery.ts'
import type { SlipState } from './use-slip.ts'

/**
 * Puts a bet that an address brought (kits/slip-copy) on the slip, once: at the least stake and the odds in force, for the draw that takes
 * bets now. Nothing is bet before the person does it.
 */
export function useCopiedBet(open: OpenLottery, { slip, put }: SlipState, onPut: () => void): void {
  const { t } = useTranslation('lottery')
  const { key, pathname, search, state } = useLocation()
  // The slip that changes lets the effect run again before the address has forgotten the bet.
  const taken = useRef('')
  const navigate = useNavigate()
  const bet = betOfState(state)
  useEffect(() => {
    if (!bet || taken.current === key) return
    taken.current = key
    // The address forgets it, so that a reload or the way back puts it there no second time.
    navigate(pathname + search, { replace: true, state: null })
    const playType = offeredPlayTypes(open).find(({ code }) => code === bet.playType)
    const picks = bet.picks.map((row) => [...row])
    if (!playType || findPicksFlaw(playType.board, picks)) return toast.info(t('slip.copyNotOffered'))
    if (slip.pending) return toast.info(t('slip.copyBusy'))
    if (slip.lines.length >= MOST_LINES) return toast.info(t('slip.full', { most: MOST_LINES }))
    const { smallestUnit, highestSeries } = open.lottery.rules
    put({
      id: crypto.randomUUID(),
      playType: playType.code,
      picks,
      unit: smallestUnit,
      multiple: bet.multiple,
      series: highestSeries,
      odds: oddsAt(open, playType, highestSeries),
    })
    toast.success(t('lineAdded'))
    onPut()
  }, [bet, key, navigate, pathname, search, open, slip, put, onPut, t])
}
