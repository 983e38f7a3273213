import { element, money, setup } from '../../page/setup.js'
import { machine } from './machine.js'

/** @typedef {import('./machine.js').Pots} Pots */

/** @param {Pots | null} pots as they stand after a round */
export function showPots(pots) {
  if (!pots) return
  element('pot-grand').textContent = money(pots.grand)
  element('pot-mini').textContent = money(pots.mini)
}

/** @param {boolean} won lights the pot that was won */
export function lightPot(/** @type {'mini'|'grand'} */ code, won) {
  element(`pot-${code}`).parentElement?.classList.toggle('won', won)
}

/**
 * One in how many spins at this stake wins a pot.
 * @param {{ odds: number }} rule
 * @param {number} stake
 */
export function oddsAt(rule, stake) {
  return Math.round((rule.odds * (setup.stakes.at(-1) ?? stake)) / stake)
}

showPots(machine.pots)
