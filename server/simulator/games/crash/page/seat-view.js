import { money, say, setup, twoDecimals } from '../../page/setup.js'

/** A multiplier as it is read. @param {number} hundredths */
export function multiplierText(hundredths) {
  return `×${twoDecimals(hundredths / 100)}`
}

/** The controls of a seat. @param {HTMLElement} box */
export function partsOf(box) {
  /** @param {string} selector */
  const part = (selector) => /** @type {HTMLElement} */ (box.querySelector(selector))
  return {
    box,
    amount: part('.amount'),
    press: /** @type {HTMLButtonElement} */ (part('.press')),
    isTargeted: /** @type {HTMLInputElement} */ (part('.target-on')),
    target: /** @type {HTMLInputElement} */ (part('.target')),
    steps: [/** @type {HTMLButtonElement} */ (part('.less')), /** @type {HTMLButtonElement} */ (part('.more'))],
  }
}

/**
 * @typedef {object} Seat what is shown of it
 * @property {number} step of the ladder
 * @property {string} phase
 * @property {boolean} isSending
 * @property {boolean} isWaiting whether the stake is placed as soon as the next bets are taken
 * @property {import('../../page/calls.js').Wager | undefined} wager
 */

/** Whether a seat has a stake in the flight. @param {Seat} seat */
const isIn = ({ wager }) => wager?.state === 'OPEN' || wager?.state === 'BETTING'
/** @param {Seat} seat */
export const mayLeave = ({ phase, wager }) => phase === 'REVEALING' && wager?.state === 'OPEN'
/** Where a seat's stake left, in hundredths. @param {Seat} seat @returns {number | null} */
export const leftAt = ({ wager }) => /** @type {{ left?: number } | null} */ (wager?.outcome)?.left ?? null
/** @param {Seat} seat */
export const stakeOf = ({ step }) => setup.stakes[step] ?? 0

/** @param {Seat} seat @param {number} now hundredths */
function pressText(seat, now) {
  const { wager, phase, isWaiting } = seat
  if (mayLeave(seat)) return say('leave', { amount: money(((wager?.stake ?? 0) * now) / 100) })
  if (isIn(seat)) return say('placed', { amount: money(wager?.stake ?? 0) })
  if (isWaiting) return say('cancelNext')
  return phase === 'BETTING' ? say('betAmount', { amount: money(stakeOf(seat)) }) : say('nextRound')
}

/** @param {ReturnType<typeof partsOf>} parts @param {Seat} seat @param {number} now the flight's multiplier in hundredths */
export function showSeat({ box, amount, press, isTargeted, target, steps }, seat, now) {
  const { step, phase, isSending, isWaiting } = seat
  amount.textContent = money(stakeOf(seat))
  const isFixed = isIn(seat) || isWaiting || isSending
  for (const [index, each] of steps.entries()) {
    each.disabled = isFixed || step === (index === 0 ? 0 : setup.stakes.length - 1)
  }
  isTargeted.disabled = isFixed
  target.disabled = isFixed || !isTargeted.checked
  press.disabled = isSending || (isIn(seat) && !mayLeave(seat))
  press.className = `act press${mayLeave(seat) ? ' leave' : isWaiting ? ' danger' : isIn(seat) ? ' in' : ''}`
  press.textContent = pressText(seat, now)
  box.classList.toggle('won', leftAt(seat) !== null && phase !== 'BETTING')
}
