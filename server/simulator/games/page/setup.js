/**
 * What every game page is given; `hasOwnWallet`: its money is in a wallet of the vendor; `own` is what its kind adds. Amounts are integers, `scale` to one unit of the currency.
 * @typedef {{ base: string, kind: string, name: string, language: 'vi'|'en', isDemo: boolean, hasOwnWallet: boolean,
 *   currency: string, scale: number, stakes: number[], lobbyUrl: string | null, rtp: string, words: Record<string, unknown>,
 *   own: unknown }} Setup
 */

/**
 * The element of the page with this id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function element(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page lacks #${id}`)
  return found
}

/**
 * @param {string} id
 * @returns {HTMLButtonElement}
 */
export const button = (id) => /** @type {HTMLButtonElement} */ (element(id))

/** @type {Setup} */
export const setup = JSON.parse(element('setup').textContent ?? '')

const digits = setup.currency === 'VND' || setup.currency === 'XXX' ? 0 : 2
const format = new Intl.NumberFormat(setup.language === 'vi' ? 'vi-VN' : 'en-GB', {
  minimumFractionDigits: digits,
  maximumFractionDigits: 2,
})

/**
 * An amount as the player reads it, without its currency.
 * @param {number} amount in 1/100 000 units
 */
export function money(amount) {
  return format.format(amount / setup.scale)
}

/**
 * @param {string} sentence with places `{name}`
 * @param {Record<string, string | number>} values
 */
export function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))
}

/**
 * A word or sentence of the page: the kind's own, else the one all games share. A key that is missing shows itself.
 * @param {string} key as in `won`, or `volatility.high`
 * @param {Record<string, string | number>} [values] for the places `{name}` of the sentence
 */
export function say(key, values = {}) {
  /** @type {unknown} */
  let found = setup.words
  for (const step of key.split('.')) {
    found =
      typeof found === 'object' && found !== null ? /** @type {Record<string, unknown>} */ (found)[step] : undefined
  }
  return typeof found === 'string' ? fill(found, values) : key
}

export const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)')

/** @param {number} milliseconds */
export function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Lets the buttons of the page be pressed. A kind calls this when it hears all of them: a press before that would be lost. */
export function openPlay() {
  const play = /** @type {HTMLFieldSetElement} */ (element('play'))
  play.disabled = false
}
