import { useEffect, useState } from 'react'
import { useMember } from '../../../session/use-member.ts'
import type { OpenLottery } from '../use-lottery.ts'
import {
  adoptRules,
  emptySlip,
  type Slip,
  type SlipLine,
  slipForQuickBet,
  withoutQuickBet,
  withQuickBetKept,
} from './slip.ts'

/** The slip of a lottery, kept for this tab: a reload, or a look at another page, loses nothing. */
export function useSlip(open: OpenLottery) {
  const { member } = useMember()
  // Whoever signs in next at this tab does not find the slip of somebody else.
  const key = `lottery-slip:${member?.id ?? ''}:${open.lottery.code}`
  const [state, setState] = useState({ key, slip: readSlip(key) })
  const current = state.key === key ? state.slip : readSlip(key)
  useEffect(() => {
    if (state.key !== key) setState({ key, slip: readSlip(key) })
  }, [key, state.key])

  const change = (part: Partial<Slip>) => {
    const slip = { ...current, ...part }
    // Written at once, not with the next drawing: an order must be findable if the page dies while it is on its way.
    if (slip.lines.length === 0 && !slip.pending && !slip.aside) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(slip))
    setState({ key, slip })
  }
  return {
    slip: current,
    change,
    put: (line: SlipLine) => {
      const isKnown = current.lines.some(({ id }) => id === line.id)
      change({
        lines: isKnown ? current.lines.map((old) => (old.id === line.id ? line : old)) : [...current.lines, line],
      })
    },
    remove: (id: string) => change({ lines: current.lines.filter((line) => line.id !== id) }),
    /** Ends what was bet, or is not to be: the lines, or the quick bet alone while there is one. */
    clear: () => change(withoutQuickBet(current)),
    beginQuick: (line: SlipLine) => change(slipForQuickBet(current, line)),
    keepQuick: () => change(withQuickBetKept(current)),
    adopt: () => change({ lines: adoptRules(open, current.lines) }),
  }
}

export type SlipState = ReturnType<typeof useSlip>

/** What the tab remembers; anything else than a slip of this version is none. */
function readSlip(key: string): Slip {
  const text = sessionStorage.getItem(key)
  if (text === null) return emptySlip
  try {
    const kept = JSON.parse(text) as Partial<Slip>
    if (!Array.isArray(kept.lines)) return emptySlip
    const slip = { ...emptySlip, ...kept }
    // The last look at a quick bet does not outlive its page; one that is on its way does.
    return slip.aside && !slip.pending ? withoutQuickBet(slip) : slip
  } catch {
    // Somebody else's text under this name: the slip begins empty, and the next change writes over it.
    return emptySlip
  }
}
