import { runCountdown } from '../../page/countdown.js'
import { element, say } from '../../page/setup.js'

/** @typedef {import('./join.js').TableView} TableView */

let stop = () => {}

/** Shows the phase of a table: the countdown while bets are taken, otherwise the word for it. @param {TableView} view */
export function showPhase({ number, phase, elapsed, whole }) {
  stop()
  const isBetting = phase === 'BETTING'
  element('clock').hidden = !isBetting
  element('phase').textContent = say(`phases.${phase}`)
  element('phase').dataset.phase = phase
  element('number').textContent = say('table.round', { number })
  if (isBetting && whole !== null) stop = runCountdown(element('clock'), whole - elapsed, whole)
}
