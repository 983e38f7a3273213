import { call, makeKey, persist } from '../../page/calls.js'
import { tell } from '../../page/message.js'
import { money, say, setup } from '../../page/setup.js'
import { showFailure } from '../../page/wagers.js'
import { leftAt, mayLeave, multiplierText, partsOf, showSeat, stakeOf } from './seat-view.js'
import { createTarget } from './target.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */

/**
 * Asks the house, and locks the seat until it has answered.
 * @param {{ change: (part: { isSending: boolean }) => void, take: (wagers: Wager[]) => void }} seat
 * @param {() => Promise<{ wagers: Wager[] }>} ask
 */
async function send({ change, take }, ask) {
  change({ isSending: true })
  try {
    const { wagers } = await persist(ask)
    take(wagers)
  } catch (error) {
    showFailure(error)
  } finally {
    change({ isSending: false })
  }
}

/**
 * One of the two stakes a player may have in a flight.
 * @param {HTMLElement} box @param {number} number which of the two
 * @param {{ lowest: number, highest: number, take: (wagers: Wager[]) => void }} parts
 */
export function createSeat(box, number, { lowest, highest, take }) {
  const parts = partsOf(box)
  const readTarget = createTarget(parts.target, { lowest, highest })
  const steps = setup.stakes.length - 1
  /** @type {import('./seat-view.js').Seat} */
  const seat = { step: Math.min(2, steps), phase: '', isSending: false, isWaiting: false, wager: undefined }
  let round = 0

  const show = (now = 100) => showSeat(parts, seat, now)

  /** @param {Partial<typeof seat>} part */
  function change(part) {
    Object.assign(seat, part)
    show()
  }

  function place() {
    const target = parts.isTargeted.checked ? readTarget() : null
    if (target === undefined) return tell(say('targetRange'))
    const body = { key: makeKey(), number: round, stakes: [{ stake: stakeOf(seat), on: { seat: number, target } }] }
    void send({ change, take }, () => call('/stakes', body))
  }

  parts.press.addEventListener('click', () => {
    const { wager } = seat
    if (mayLeave(seat) && wager) void send({ change, take }, () => call('/leave', { wager: wager.id }))
    else if (seat.phase === 'BETTING') place()
    else change({ isWaiting: !seat.isWaiting })
  })
  parts.steps.forEach((each, index) => {
    const by = index === 0 ? -1 : 1
    each.addEventListener('click', () => change({ step: Math.max(0, Math.min(steps, seat.step + by)) }))
  })
  parts.isTargeted.addEventListener('change', () => show())

  return {
    /** @param {number} flight @param {string} phase */
    setPhase(flight, phase) {
      if (flight !== round) seat.wager = undefined
      round = flight
      seat.phase = phase
      if (phase === 'BETTING' && seat.isWaiting) {
        seat.isWaiting = false
        place()
      }
      show()
    },
    /** @param {Wager | undefined} wager this seat's wager of the round */
    setWager(wager) {
      const before = seat.wager
      change({ wager })
      const left = leftAt(seat)
      if (wager?.state !== 'SETTLED' || left === null || before?.id !== wager.id || before.state === 'SETTLED') return
      tell(say('won', { multiplier: multiplierText(left), amount: money(wager.win) }))
    },
    /** @param {number} now the multiplier of the flight in hundredths */
    tick(now) {
      if (mayLeave(seat) && !seat.isSending) show(now)
    },
    win: () => (seat.wager?.state === 'SETTLED' ? seat.wager.win : 0),
  }
}
