import { element, openPlay, say, setup, twoDecimals } from '../../page/setup.js'
import { playRounds } from '../../table/page/rounds.js'
import { kindRules } from '../../table/page/rules-sheet.js'
import { clearFight, showEnd, showFight } from './fight.js'
import { createOdds, showCock } from './odds.js'

/**
 * @typedef {{ variant: 'thomo' | 'peru', limits: { lowest: number, highest: number },
 *   rows: import('../../table/page/rules-sheet.js').RulesRow[] }} Own
 */

const own = /** @type {Own} */ (setup.own)
const sides = /** @type {const} */ (['meron', 'wala'])
const odds = createOdds(own.variant === 'peru' ? 'hundred' : 'malay')

/** @param {string[]} history */
function roadsOf(history) {
  const isDraw = (/** @type {string} */ result) => result === 'bdd' || result === 'ftd'
  return {
    beads: history.map((result) => ({ side: result, label: say(`letters.${result}`) })),
    sides: history.map((result) => (isDraw(result) ? 'tie' : result)),
  }
}

playRounds({
  own,
  rules: kindRules(),
  clear: clearFight,
  prepare({ number, shown }) {
    element('number').textContent = say('match', { number })
    odds.set(shown.odds)
    for (const side of sides) {
      const cock = shown[side]
      showCock(side, cock, say('weight', { kilograms: twoDecimals(cock.weight / 1000) }))
    }
  },
  reveal({ drawn, elapsed, whole }) {
    showFight(drawn, elapsed, whole ?? 1)
    return say('phases.REVEALING')
  },
  finish({ drawn, shown }) {
    const { result } = drawn
    const sentence = say(`wins.${result}`, { name: shown[result]?.name ?? '' })
    showEnd(drawn, sentence)
    return { won: [result], sentence }
  },
  roadsOf,
})
openPlay()
