import { tell } from '../../page/message.js'
import { countWin } from '../../page/meters.js'
import { element, money, say } from '../../page/setup.js'
import { choiceOf } from './join.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */

/** Makes what shows the win of a round once all of this player's stakes in it are decided. */
export function watchWins() {
  let celebrated = 0
  /** @param {Wager[]} wagers @param {number} round */
  return (wagers, round) => {
    const mine = wagers.filter((wager) => choiceOf(wager).number === round)
    const decided = mine.filter((wager) => wager.state === 'SETTLED')
    const isWaiting = mine.some((wager) => ['BETTING', 'OPEN', 'PAYING'].includes(wager.state))
    if (decided.length === 0 || isWaiting || celebrated === round) return
    celebrated = round
    const win = decided.reduce((sum, wager) => sum + wager.win, 0)
    const result = win > 0 ? say('won', { amount: money(win) }) : say('table.nothingWon')
    tell(`${element('message').textContent} · ${result}`)
    void countWin(0, win)
  }
}
