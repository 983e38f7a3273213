import { call, makeKey, persist } from '../../page/calls.js'
import { tell } from '../../page/message.js'
import { money, say, setup } from '../../page/setup.js'
import { showFailure } from '../../page/wagers.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */

/** A multiplier as it is read. @param {number} hundredths */
export function multiplierText(hundredths) {
  const text = (hundredths / 100).toFixed(2)
  return `×${setup.language === 'vi' ? text.replace('.', ',') : text}`
}

/**
 * One of the two stakes a player may have in a flight.
 * @param {HTMLElement} box @param {number} seat
 * @param {{ lowest: number, highest: number, take: (wagers: Wager[]) => void }} parts
 */
export function createSeat(box, seat, { lowest, highest, take }) {
  /** @param {string} selector */
  const part = (selector) => /** @type {HTMLElement} */ (box.querySelector(selector))
  const press = /** @type {HTMLButtonElement} */ (part('.press'))
  const isTargeted = /** @type {HTMLInputElement} */ (part('.target-on'))
  const target = /** @type {HTMLInputElement} */ (part('.target'))
  const steps = [/** @type {HTMLButtonElement} */ (part('.less')), /** @type {HTMLButtonElement} */ (part('.more'))]
  let step = Math.min(2, setup.stakes.length - 1)
  let round = 0
  let phase = ''
  let isSending = false
  /** Whether the stake is to be placed as soon as the next bets are taken. */
  let isWaiting = false
  /** @type {Wager | undefined} */
  let wager

  const stake = () => setup.stakes[step] ?? 0

  /** The target in hundredths, undefined when it is none. */
  function readTarget() {
    const hundredths = Math.round(Number(target.value.replace(',', '.')) * 100)
    return hundredths >= lowest && hundredths <= highest ? hundredths : undefined
  }

  const isIn = () => wager?.state === 'OPEN' || wager?.state === 'BETTING'
  const mayLeave = () => phase === 'REVEALING' && wager?.state === 'OPEN'
  /** @returns {number | null} */
  const leftAt = () => /** @type {{ left?: number } | null} */ (wager?.outcome)?.left ?? null

  /** @param {number} [now] hundredths */
  function show(now = 100) {
    part('.amount').textContent = money(stake())
    const isFixed = isIn() || isWaiting || isSending
    for (const [index, each] of steps.entries()) {
      each.disabled = isFixed || step === (index === 0 ? 0 : setup.stakes.length - 1)
    }
    isTargeted.disabled = isFixed
    target.disabled = isFixed || !isTargeted.checked
    press.disabled = isSending || (isIn() && !mayLeave())
    press.className = `act press${mayLeave() ? ' leave' : isWaiting ? ' danger' : isIn() ? ' in' : ''}`
    if (mayLeave()) press.textContent = say('leave', { amount: money(((wager?.stake ?? 0) * now) / 100) })
    else if (isIn()) press.textContent = say('placed', { amount: money(wager?.stake ?? 0) })
    else if (isWaiting) press.textContent = say('cancelNext')
    else press.textContent = phase === 'BETTING' ? say('betAmount', { amount: money(stake()) }) : say('nextRound')
    box.classList.toggle('won', leftAt() !== null && phase !== 'BETTING')
  }

  /** @param {() => Promise<{ wagers: Wager[] }>} ask */
  async function send(ask) {
    isSending = true
    show()
    try {
      const { wagers } = await persist(ask)
      take(wagers)
    } catch (error) {
      showFailure(error)
    } finally {
      isSending = false
      show()
    }
  }

  function place() {
    const hundredths = isTargeted.checked ? readTarget() : null
    if (hundredths === undefined) return tell(say('targetRange'))
    const body = { key: makeKey(), number: round, stakes: [{ stake: stake(), on: { seat, target: hundredths } }] }
    void send(() => call('/stakes', body))
  }

  press.addEventListener('click', () => {
    const open = wager
    if (mayLeave() && open) void send(() => call('/leave', { wager: open.id }))
    else if (phase === 'BETTING') place()
    else {
      isWaiting = !isWaiting
      show()
    }
  })
  steps.forEach((each, index) => {
    each.addEventListener('click', () => {
      step = Math.max(0, Math.min(setup.stakes.length - 1, step + (index === 0 ? -1 : 1)))
      show()
    })
  })
  isTargeted.addEventListener('change', () => show())
  target.addEventListener('change', () => {
    const hundredths = readTarget()
    target.toggleAttribute('aria-invalid', hundredths === undefined)
    if (hundredths === undefined) tell(say('targetRange'))
    else target.value = multiplierText(hundredths).slice(1)
  })

  return {
    /** @param {number} number @param {string} now the phase */
    setPhase(number, now) {
      if (number !== round) wager = undefined
      round = number
      phase = now
      if (phase === 'BETTING' && isWaiting) {
        isWaiting = false
        place()
      }
      show()
    },
    /** @param {Wager | undefined} next this seat's wager of the round */
    setWager(next) {
      const before = wager
      wager = next
      const left = leftAt()
      if (next?.state === 'SETTLED' && left !== null && before?.id === next.id && before.state !== 'SETTLED') {
        tell(say('won', { multiplier: multiplierText(left), amount: money(next.win) }))
      }
      show()
    },
    /** @param {number} now the multiplier of the flight in hundredths */
    tick(now) {
      if (mayLeave() && !isSending) show(now)
    },
    win: () => (wager?.state === 'SETTLED' ? wager.win : 0),
  }
}
