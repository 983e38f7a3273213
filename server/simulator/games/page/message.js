import { element } from './setup.js'

/** @param {string} text the line under the game, for eyes alone */
export function showMessage(text) {
  element('message').textContent = text
}

/** @param {string} text heard by those who do not see the game */
export function announce(text) {
  element('announcement').textContent = text
}

/** @param {string} text shown and heard */
export function tell(text) {
  showMessage(text)
  announce(text)
}
