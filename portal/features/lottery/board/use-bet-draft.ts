import { findPicksFlaw, type Picks } from '@croupier/lottery/core/board.ts'
import { findPlayType } from '@croupier/lottery/core/family.ts'
import { useState } from 'react'
import { toUnits } from '../amount.ts'
import { offeredPlayTypes, type Stake, termsOf } from '../bet-terms.ts'
import { emptyPicks } from '../find-family.ts'
import type { SlipLine } from '../slip/slip.ts'
import type { OpenLottery } from '../use-lottery.ts'

/** The bet that is being put together on the board. */
export type BetDraft = ReturnType<typeof useBetDraft>

/** Play type, picks and stake of the bet in hand. Changing the play type starts new picks; the stake stays. */
export function useBetDraft(open: OpenLottery) {
  const { rules } = open.lottery
  const offered = offeredPlayTypes(open)
  const [code, setCode] = useState(offered[0]?.code ?? '')
  const [ownPicks, setPicks] = useState<Picks>([])
  const [wished, setStake] = useState<Stake>({
    unit: toUnits(rules.smallestUnit),
    multiple: 1,
    series: rules.highestSeries,
  })
  /** Counts the boards begun, so that what a row keeps of what was typed begins anew too. */
  const [boardNumber, setBoardNumber] = useState(0)
  const [editing, setEditing] = useState<string | null>(null)

  const playType = offered.find((offer) => offer.code === code) ?? offered[0]
  const picks =
    playType && ownPicks.length === playType.board.rows.length ? ownPicks : emptyPicks(playType?.board.rows ?? [])
  const stake = withinRules(wished, open)
  const begin = (next: Picks) => {
    setPicks(next)
    setBoardNumber((number) => number + 1)
  }
  return {
    playType,
    picks,
    stake,
    boardNumber,
    editing,
    isEmpty: picks.every((row) => row.length === 0),
    flaw: playType && findPicksFlaw(playType.board, picks),
    terms: playType && termsOf(open, playType, picks, stake),
    setPicks,
    setStake: (change: Partial<Stake>) => setStake({ ...stake, ...change }),
    choose: (next: string) => {
      setCode(next)
      setEditing(null)
      begin([])
    },
    /** Sets whole picks, as quick picks of several rows do. */
    fill: begin,
    clear: () => {
      setEditing(null)
      begin([])
    },
    /** Takes a line of the slip back onto the board. */
    edit: (line: SlipLine) => {
      if (!findPlayType(open.family, line.playType)) return
      setCode(line.playType)
      setStake({ unit: toUnits(line.unit), multiple: line.multiple, series: line.series })
      setEditing(line.id)
      begin(line.picks)
    },
  }
}

/** A stake that the rules in force allow: they may have changed since it was chosen. */
function withinRules(stake: Stake, { lottery: { rules } }: OpenLottery): Stake {
  const smallest = toUnits(rules.smallestUnit)
  return {
    ...stake,
    unit: stake.unit < smallest ? smallest : stake.unit,
    series: Math.min(rules.highestSeries, Math.max(rules.lowestSeries, stake.series)),
  }
}
