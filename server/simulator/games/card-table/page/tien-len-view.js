import { cardLabel, cardPicture, makeCard } from '../../cards/page/card.js'
import { announce } from '../../page/message.js'
import { element, say } from '../../page/setup.js'
import { make } from '../../page/sheet.js'

/**
 * What the player may know of a game: his own cards, how many the others hold, and every move so far.
 * @typedef {{ seat: number, cards: number[], isForced?: boolean }} Move
 * @typedef {{ hand: number[], counts: number[], turn: number, table: { seat: number, cards: number[] } | null,
 *   finished: number[], moves: Move[], leftMilliseconds: number, wholeMilliseconds: number }} View
 */

const seats = [1, 2, 3]

/** @param {number} seat */
export const seatName = (seat) => say(seat === 0 ? 'you' : `bots.${seat}`)

/** @param {readonly number[]} counts cards left by seat */
export function showCounts(counts) {
  for (const seat of seats) {
    const box = element(`seat-${seat}`)
    const count = box.querySelector('.count')
    if (count) count.textContent = String(counts[seat] ?? 0)
    if (!box.querySelector('img')) box.prepend(cardPicture(null))
    box.setAttribute('aria-label', say('cardsLeft', { name: seatName(seat), count: counts[seat] ?? 0 }))
  }
}

/** @param {number | null} turn */
export function showTurn(turn) {
  for (const seat of seats) element(`seat-${seat}`).classList.toggle('turn', seat === turn)
}

/** @param {number} seat @param {string} text */
export function setSeatWord(seat, text) {
  const word = seat === 0 ? null : element(`seat-${seat}`).querySelector('small')
  if (word) word.textContent = text
}

export function clearSeatWords() {
  for (const seat of seats) {
    setSeatWord(seat, '')
    element(`seat-${seat}`).classList.remove('out')
  }
}

/** @param {{ seat: number, cards: number[] } | null} table */
export function showLaid(table) {
  const laid = element('laid')
  laid.style.setProperty('--many', String(table?.cards.length ?? 0))
  laid.replaceChildren(...(table?.cards ?? []).map((card, order) => makeCard(card, order * 0.4)))
  element('laid-by').textContent = table ? seatName(table.seat) : say('freeLead')
}

/** One move as it happens. @param {Move} move */
export function showMove(move) {
  if (move.cards.length === 0) {
    setSeatWord(move.seat, say('passed'))
    announce(say('hasPassed', { name: seatName(move.seat) }))
    return
  }
  setSeatWord(move.seat, '')
  showLaid(move)
  announce(say('hasLaid', { name: seatName(move.seat), cards: move.cards.map(cardLabel).join(', ') }))
}

/**
 * The player's own cards as buttons.
 * @param {readonly number[]} hand
 * @param {ReadonlySet<number>} chosen
 * @param {(card: number) => void} onPress
 */
export function showHand(hand, chosen, onPress) {
  const focused = document.activeElement?.getAttribute('data-card')
  const row = element('mine')
  row.replaceChildren(
    ...hand.map((card) => {
      const press = make('button')
      press.type = 'button'
      press.dataset.card = String(card)
      press.setAttribute('aria-pressed', String(chosen.has(card)))
      const shown = makeCard(card)
      shown.classList.remove('dealt')
      press.append(shown)
      press.addEventListener('click', () => onPress(card))
      return press
    }),
  )
  const again = focused && row.querySelector(`[data-card="${focused}"]`)
  if (again instanceof HTMLElement) again.focus()
}
