import { money, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { chipOf } from './chip.js'

const spots = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('[data-position]')])
const positionOf = (/** @type {HTMLElement} */ spot) => spot.dataset.position ?? ''

/** The places chips are laid on: buttons with `data-position`. @param {(position: string) => void} press lays a chip */
export function listenToSpots(press) {
  for (const spot of spots) {
    spot.addEventListener('click', () => {
      press(positionOf(spot))
      const chip = spot.querySelector('.chip')
      if (!chip || wantsStillness.matches) return
      chip.animate([{ transform: 'translateY(-26px) scale(1.25)', opacity: 0.4 }, {}], {
        duration: 150,
        easing: 'ease-out',
      })
    })
  }
}

/**
 * What lies on each place, and whether it takes more.
 * @param {{ placed: Map<string, number>, pending: Map<string, number>, isShut: boolean }} stakes by position
 */
export function showSpots({ placed, pending, isShut }) {
  for (const spot of spots) {
    const position = positionOf(spot)
    const [laid, waiting] = [placed.get(position) ?? 0, pending.get(position) ?? 0]
    const stack = spot.querySelector('.stack') ?? spot.appendChild(make('span', '', 'stack'))
    stack.replaceChildren(...(laid + waiting > 0 ? [chipOf(laid + waiting)] : []))
    stack.classList.toggle('waiting', waiting > 0)
    spot.setAttribute('aria-description', laid + waiting > 0 ? money(laid + waiting) : '')
    spot.disabled = isShut
  }
}

/** Marks the places that won. @param {string[]} positions */
export function showWon(positions) {
  for (const spot of spots) spot.classList.toggle('won', positions.includes(positionOf(spot)))
}
