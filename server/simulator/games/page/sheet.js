import { element } from './setup.js'

const sheet = /** @type {HTMLDialogElement} */ (element('sheet'))

/**
 * Fills the rules anew each time they are opened, so that pays are shown for the present stake.
 * @param {() => (Node | string)[]} makeRules
 */
export function offerRules(makeRules) {
  element('open-sheet').addEventListener('click', () => {
    element('sheet-body').replaceChildren(...makeRules())
    sheet.showModal()
  })
}

/** Whether a key pressed now belongs to the game, not to an open dialog or a focused control. @param {KeyboardEvent} event */
export function isForGame(event) {
  const isElsewhere = event.target instanceof HTMLButtonElement || event.target instanceof HTMLInputElement
  return !isElsewhere && !event.repeat && document.querySelector('dialog[open]') === null
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [text]
 * @param {string} [className]
 */
export function make(tag, text = '', className = '') {
  const made = document.createElement(tag)
  if (text) made.textContent = text
  if (className) made.className = className
  return made
}

element('close-sheet').addEventListener('click', () => sheet.close())
sheet.addEventListener('click', (event) => {
  if (event.target === sheet) sheet.close()
})
