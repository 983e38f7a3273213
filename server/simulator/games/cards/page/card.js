import { say, setup } from '../../page/setup.js'

/** The folder of the card pictures, beside all games. */
const art = setup.base.replace(/\/games\/.*$/, '/games/cards/art')
const names = /** @type {{ cardNames: string[] }} */ (setup.own).cardNames

/** @param {number | null} card null for a card face down */
export function cardLabel(card) {
  return card === null ? say('faceDown') : (names[card] ?? '')
}

/** @param {number | null} card */
export function cardPicture(card) {
  const image = new Image(120, 168)
  image.src = `${art}/${card ?? 'back'}.svg`
  image.alt = cardLabel(card)
  image.draggable = false
  return image
}

/**
 * A card on the table; `--turn` delays its entrance.
 * @param {number | null} card null for a card face down
 * @param {number} [order] how many cards are dealt before it
 */
export function makeCard(card, order = 0) {
  const made = document.createElement('div')
  made.className = 'card dealt'
  made.style.setProperty('--order', String(order))
  made.append(cardPicture(card))
  return made
}

/**
 * Turns a card over in its place.
 * @param {Element} shown
 * @param {number} card
 */
export function turnCard(shown, card) {
  shown.classList.remove('dealt')
  shown.replaceChildren(cardPicture(card))
  shown.classList.add('turned')
}
