import { call, makeKey, persist } from '../../page/calls.js'
import { tell } from '../../page/message.js'
import { button, element, money, say } from '../../page/setup.js'
import { showFailure } from '../../page/wagers.js'
import { offerChips } from './chip.js'
import { choiceOf } from './join.js'
import { listenToSpots, showSpots, showWon } from './spots.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */
/** @typedef {Map<string, number>} Stakes by position */

const standing = ['BETTING', 'OPEN', 'PAYING', 'SETTLED']

/** @param {Stakes} stakes */
const sum = (stakes) => [...stakes.values()].reduce((total, each) => total + each, 0)
/** @param {Stakes} stakes @param {string} position @param {number} amount */
const addTo = (stakes, position, amount) => stakes.set(position, (stakes.get(position) ?? 0) + amount)

/** The stakes at a table as the page knows them: laid but not confirmed yet, placed, and those of the round before. */
const stakes = {
  pending: /** @type {Stakes} */ (new Map()),
  placed: /** @type {Stakes} */ (new Map()),
  last: /** @type {Stakes} */ (new Map()),
  round: 0,
  isOpen: false,
  isSending: false,
}

function show() {
  const { pending, placed, last, isOpen, isSending } = stakes
  const isShut = !isOpen || isSending
  const total = sum(pending)
  showSpots({ placed, pending, isShut })
  button('confirm').disabled = isShut || total === 0
  button('clear').disabled = isShut || total === 0
  button('again').disabled = isShut || last.size === 0 || total > 0
  element('confirm-amount').textContent = total > 0 ? money(total) : ''
  document.body.classList.toggle('may-stake', isOpen)
}

/** @param {(wagers: Wager[]) => void} take */
async function confirm(take) {
  const asked = [...stakes.pending].map(([position, stake]) => ({ stake, on: { position } }))
  const body = { key: makeKey(), number: stakes.round, stakes: asked }
  stakes.isSending = true
  show()
  try {
    const { wagers } = await persist(() => call('/stakes', body))
    // What was refused stays laid: it may be confirmed once there is money for it.
    const refused = /** @type {Wager[]} */ (wagers).filter(({ state }) => state === 'REFUSED')
    stakes.pending = new Map(refused.map((wager) => [choiceOf(wager).on.position, wager.stake]))
    take(wagers)
    if (refused.length < wagers.length) tell(say('table.placed'))
  } catch (error) {
    showFailure(error)
  } finally {
    stakes.isSending = false
    show()
  }
}

/**
 * Chips, the places they are laid on, and the buttons that place them; a page has them once.
 * @param {{ limit: number, take: (wagers: Wager[]) => void }} parts
 */
export function createChips({ limit, take }) {
  const chosen = offerChips()

  /** @param {string} position @param {number} amount */
  function add(position, amount) {
    const { placed, pending } = stakes
    const now = (placed.get(position) ?? 0) + (pending.get(position) ?? 0)
    if (now + amount > limit) tell(say('table.limit', { amount: money(limit) }))
    else addTo(pending, position, amount)
  }

  listenToSpots((position) => {
    add(position, chosen())
    show()
  })
  button('confirm').addEventListener('click', () => void confirm(take))
  button('clear').addEventListener('click', () => {
    stakes.pending = new Map()
    show()
  })
  button('again').addEventListener('click', () => {
    for (const [position, amount] of stakes.last) add(position, amount)
    show()
  })

  return {
    /** @param {number} number @param {boolean} open whether bets are taken */
    setRound(number, open) {
      if (number !== stakes.round) {
        if (stakes.placed.size > 0) stakes.last = stakes.placed
        stakes.placed = new Map()
        stakes.pending = new Map()
      } else if (stakes.isOpen && !open && stakes.pending.size > 0 && !stakes.isSending) {
        stakes.pending = new Map()
        tell(say('table.notConfirmed'))
      }
      stakes.round = number
      stakes.isOpen = open
      show()
    },
    /** @param {Wager[]} wagers all that are known */
    setWagers(wagers) {
      stakes.placed = new Map()
      for (const wager of wagers) {
        const { number, on } = choiceOf(wager)
        if (number === stakes.round && standing.includes(wager.state)) addTo(stakes.placed, on.position, wager.stake)
      }
      show()
    },
    showWon,
  }
}
