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

// How a game page writes figures: the one place of these pages that asks Intl. They are served as they are, so they share no code with
// the server; what is written is the same (decision 0053).

const locale = setup.language === 'vi' ? 'vi-VN' : 'en-GB'
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const clock = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Ho_Chi_Minh',
})
/** Play money has no symbol. */
const balances =
  setup.currency === 'XXX'
    ? cents
    : new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: setup.currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
      })

/** An amount without its currency; cents only where there are some. @param {number} amount in parts of a unit */
export function money(amount) {
  const units = amount / setup.scale
  return (Math.round(units * 100) % 100 === 0 ? whole : cents).format(units)
}

/** What is on the account, with cents and currency as the portal shows it. @param {number} amount in parts of a unit */
export const balanceText = (amount) => balances.format(amount / setup.scale)

/** Odds, multipliers, kilograms: two decimals always. @param {number} value */
export const twoDecimals = (value) => cents.format(value).replace('-', '−')

/** @param {number} value @param {number} [decimals] at most so many */
export const figure = (value, decimals = 2) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)

/** An amount as on a chip, the same in both languages but for the decimal sign: 5K, 2,5M. @param {number} amount in parts of a unit */
export function chipText(amount) {
  const units = amount / setup.scale
  if (units >= 1_000_000) return `${figure(units / 1_000_000)}M`
  return units >= 1000 ? `${figure(units / 1000)}K` : figure(units)
}

/** The clock of Vietnam, where the simulated matches are played. @param {string | number} moment */
export const timeText = (moment) => clock.format(new Date(moment))

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
