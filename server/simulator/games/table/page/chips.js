import { call, makeKey, persist } from '../../page/calls.js'
import { tell } from '../../page/message.js'
import { button, element, money, say, setup, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { showFailure } from '../../page/wagers.js'
import { choiceOf } from './join.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */
/** @typedef {Map<string, number>} Stakes by position */

const standing = ['BETTING', 'OPEN', 'PAYING', 'SETTLED']
const short = new Intl.NumberFormat(setup.language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 })

/** @param {number} amount as on a chip: 5K, 2M */
function brief(amount) {
  const units = amount / setup.scale
  if (units >= 1_000_000) return `${short.format(units / 1_000_000)}M`
  return units >= 1000 ? `${short.format(units / 1000)}K` : short.format(units)
}

/** @param {number} amount */
function chipOf(amount) {
  const step = setup.stakes.reduce((best, stake, index) => (stake <= amount ? index : best), 0)
  const chip = make('span', brief(amount), 'chip')
  chip.dataset.step = String(step)
  return chip
}

/** @param {Stakes} stakes */
const sum = (stakes) => [...stakes.values()].reduce((total, each) => total + each, 0)

/**
 * Chips, the places they are laid on, and the buttons that place them. Places are buttons with `data-position`.
 * @param {{ limit: number, take: (wagers: Wager[]) => void }} parts
 */
export function createChips({ limit, take }) {
  /** @type {Stakes} */
  let pending = new Map()
  /** @type {Stakes} */
  let placed = new Map()
  /** @type {Stakes} */
  let last = new Map()
  let chosen = setup.stakes[2] ?? setup.stakes[0] ?? 0
  let round = 0
  let isOpen = false
  let isSending = false
  const spots = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('[data-position]')])
  const positionOf = (/** @type {HTMLElement} */ spot) => spot.dataset.position ?? ''

  function show() {
    for (const spot of spots) {
      const position = positionOf(spot)
      const [laid, waiting] = [placed.get(position) ?? 0, pending.get(position) ?? 0]
      const stack = spot.querySelector('.stack') ?? spot.appendChild(make('span', '', 'stack'))
      stack.replaceChildren(...(laid + waiting > 0 ? [chipOf(laid + waiting)] : []))
      stack.classList.toggle('waiting', waiting > 0)
      spot.setAttribute('aria-description', laid + waiting > 0 ? money(laid + waiting) : '')
      spot.disabled = !isOpen || isSending
    }
    const total = sum(pending)
    button('confirm').disabled = !isOpen || isSending || total === 0
    button('clear').disabled = !isOpen || isSending || total === 0
    button('again').disabled = !isOpen || isSending || last.size === 0 || total > 0
    element('confirm-amount').textContent = total > 0 ? money(total) : ''
    document.body.classList.toggle('may-stake', isOpen)
  }

  /** @param {string} position @param {number} amount */
  function add(position, amount) {
    const now = (placed.get(position) ?? 0) + (pending.get(position) ?? 0)
    if (now + amount > limit) return tell(say('table.limit', { amount: money(limit) }))
    pending.set(position, (pending.get(position) ?? 0) + amount)
  }

  async function confirm() {
    const stakes = [...pending].map(([position, stake]) => ({ stake, on: { position } }))
    const body = { key: makeKey(), number: round, stakes }
    isSending = true
    show()
    try {
      const { wagers } = await persist(() => call('/stakes', body))
      // What was refused stays laid: it may be confirmed once there is money for it.
      const refused = /** @type {Wager[]} */ (wagers).filter(({ state }) => state === 'REFUSED')
      pending = new Map(refused.map((wager) => [choiceOf(wager).on.position, wager.stake]))
      take(wagers)
      if (refused.length < wagers.length) tell(say('table.placed'))
    } catch (error) {
      showFailure(error)
    } finally {
      isSending = false
      show()
    }
  }

  const rack = element('chips')
  for (const amount of setup.stakes) {
    const label = make('label', '', 'chip-choice')
    const input = make('input')
    Object.assign(input, { type: 'radio', name: 'chip', checked: amount === chosen })
    input.setAttribute('aria-label', money(amount))
    input.addEventListener('change', () => {
      chosen = amount
    })
    label.append(input, chipOf(amount))
    rack.append(label)
  }
  rack.querySelector('input:checked')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  for (const spot of spots) {
    spot.addEventListener('click', () => {
      add(positionOf(spot), chosen)
      show()
      const chip = spot.querySelector('.chip')
      if (chip && !wantsStillness.matches) {
        chip.animate([{ transform: 'translateY(-26px) scale(1.25)', opacity: 0.4 }, {}], {
          duration: 150,
          easing: 'ease-out',
        })
      }
    })
  }
  button('confirm').addEventListener('click', () => void confirm())
  button('clear').addEventListener('click', () => {
    pending = new Map()
    show()
  })
  button('again').addEventListener('click', () => {
    for (const [position, amount] of last) add(position, amount)
    show()
  })

  return {
    /** @param {number} number @param {boolean} open whether bets are taken */
    setRound(number, open) {
      if (number !== round) {
        if (placed.size > 0) last = placed
        placed = new Map()
        pending = new Map()
      } else if (isOpen && !open && pending.size > 0 && !isSending) {
        pending = new Map()
        tell(say('table.notConfirmed'))
      }
      round = number
      isOpen = open
      show()
    },
    /** @param {Wager[]} wagers all that are known */
    setWagers(wagers) {
      placed = new Map()
      for (const wager of wagers) {
        const { number, on } = choiceOf(wager)
        if (number !== round || !standing.includes(wager.state)) continue
        placed.set(on.position, (placed.get(on.position) ?? 0) + wager.stake)
      }
      show()
    },
    /** Marks the places that won. @param {string[]} positions */
    showWon(positions) {
      for (const spot of spots) spot.classList.toggle('won', positions.includes(positionOf(spot)))
    },
  }
}
