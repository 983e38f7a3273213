/**
 * @typedef {'wild'|'scatter'|'first'|'second'|'third'|'fourth'|'ace'|'king'|'queen'|'jack'|'ten'} SlotSymbol
 * @typedef {{ line: number, symbol: SlotSymbol, count: number, amount: number }} LineWin
 * @typedef {{ window: SlotSymbol[][], multiplier: number, lineWins: LineWin[], win: number,
 *   scatters: { count: number, amount: number, freeSpinsAwarded: number } }} Spin
 * @typedef {{ round: string, state: string, stake: number, totalWin: number, spins: Spin[],
 *   refusal: string | null, balance: number | null }} Round
 * @typedef {{ base: string, art: string, language: 'vi'|'en', isDemo: boolean, currency: string, scale: number,
 *   stakes: number[], lobbyUrl: string | null, names: Record<SlotSymbol, string>, lines: number[][], rtp: string,
 *   mathematics: { strips: SlotSymbol[][], pays: Partial<Record<SlotSymbol, number[]>>, scatterPays: number[],
 *     freeSpins: number[], freeSpinMultiplier: number, freeSpinCap: number, volatility: 'medium'|'high' },
 *   words: Record<string, string> & { volatility: Record<'medium'|'high', string> } }} Setup
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

/** @type {Setup} */
export const setup = JSON.parse(element('setup').textContent ?? '')

export const words = setup.words

const digits = setup.currency === 'VND' || setup.currency === 'XXX' ? 0 : 2
const format = new Intl.NumberFormat(setup.language === 'vi' ? 'vi-VN' : 'en-GB', {
  minimumFractionDigits: digits,
  maximumFractionDigits: 2,
})

/** @param {number} amount in 1/100 000 units */
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

export const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)')

/** @param {number} milliseconds */
export function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
