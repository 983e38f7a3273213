import { balanceText, element, money, say, setup, wait, wantsStillness } from './setup.js'

/** @param {number | null} balance null while it is not known */
export function setBalance(balance) {
  element('balance').textContent = balance === null ? say('balanceUnknown') : balanceText(balance)
}

/** @param {number} amount */
export function setWin(amount) {
  element('win').textContent = money(amount)
}

/**
 * Counts the win up to its amount, at once for those who want stillness.
 * @param {number} from
 * @param {number} to
 * @param {() => boolean} [isHurried]
 */
export async function countWin(from, to, isHurried = () => false) {
  const steps = wantsStillness.matches ? 1 : 18
  for (let each = 1; each <= steps && !isHurried(); each++) {
    const shown = from + ((to - from) * each) / steps
    setWin(shown - (shown % setup.scale))
    if (each < steps) await wait(30)
  }
  setWin(to)
}
