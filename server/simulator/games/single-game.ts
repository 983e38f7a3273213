import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import type { PlaySession } from '../play/sessions.ts'
import { stakesOf } from '../play/stakes.ts'
import type { Wagers } from '../play/wager.ts'

/** The browser's own id of a press: sent again it gives the wager it already became. */
export const PressKey = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })

/** A press that stakes one step of the ladder. */
export const StakeRequest = Type.Object({ key: PressKey, stake: Type.Integer({ minimum: 1 }) })

/** Throws STAKE_NOT_OFFERED. */
export function checkStake(session: PlaySession, stake: number) {
  if (stakesOf(session.currency)?.includes(stake)) return
  throw new SimulatorError(400, 'STAKE_NOT_OFFERED', 'stake: not on the ladder of this game')
}

/** One game at a time: what is open must be finished first. Throws ROUND_OPEN. */
export function checkNoneOpen(wagers: Wagers, session: PlaySession, key: string) {
  if (wagers.openOf(session.id).every((wager) => wager.key === key)) return
  throw new SimulatorError(409, 'ROUND_OPEN', 'a game is still open')
}
