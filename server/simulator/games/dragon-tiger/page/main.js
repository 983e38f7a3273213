import { element, openPlay, say, setup } from '../../page/setup.js'
import { flyIn, makeCard, nameOf, playSteps, turn } from '../../table/page/cards.js'
import { playRounds } from '../../table/page/rounds.js'
import { kindRules } from '../../table/page/rules-sheet.js'

/** @typedef {{ dragon: string, tiger: string }} Cards */
/** @typedef {{ winner: 'dragon'|'tiger'|'tie', points: number, isSuited: boolean }} Summary */
/**
 * @typedef {{ limits: { lowest: number, highest: number },
 *   rows: import('../../table/page/rules-sheet.js').RulesRow[] }} Own
 */

const own = /** @type {Own} */ (setup.own)
const sides = /** @type {const} */ (['dragon', 'tiger'])
const ranks = 'A23456789TJQK'
/** Milliseconds of the showing: when cards fly in and turn. */
const dealt = { dragon: 150, tiger: 750 }
const turned = { dragon: 1700, tiger: 2700 }
const wholeShowing = 3600

let stopSteps = () => {}

/** @param {'dragon'|'tiger'} side */
const cardsOf = (side) => /** @type {HTMLElement} */ (element(side).querySelector('.cards'))

function clearCards() {
  stopSteps()
  for (const side of sides) {
    cardsOf(side).replaceChildren()
    element(side).classList.remove('winner')
  }
}

/** @param {Cards} cards @param {number} elapsed @param {number} whole */
function deal(cards, elapsed, whole) {
  clearCards()
  const steps = sides.flatMap((side) => {
    const made = makeCard(cards[side], false)
    return [
      {
        at: dealt[side],
        act(/** @type {boolean} */ isLate) {
          cardsOf(side).append(made)
          if (!isLate) flyIn(made)
        },
      },
      { at: turned[side], act: () => turn(made, nameOf(cards[side])) },
    ]
  })
  steps.sort((one, other) => one.at - other.at)
  stopSteps = playSteps(steps, elapsed, whole / wholeShowing)
}

/** Shows who won; tells the places that won, and the words. @param {Cards} cards */
function showResult({ dragon, tiger }) {
  const rank = (/** @type {string} */ card) => ranks.indexOf(card.charAt(0)) + 1
  const difference = rank(dragon) - rank(tiger)
  const winner = difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie'
  const sizes = sides.flatMap((side) => {
    const own = rank(side === 'dragon' ? dragon : tiger)
    return own === 7 ? [] : [`${side}-${own > 7 ? 'big' : 'small'}`]
  })
  const isSuited = winner === 'tie' && dragon.charAt(1) === tiger.charAt(1)
  for (const side of sides) element(side).classList.toggle('winner', winner === side)
  return {
    won: [winner, ...sizes, ...(isSuited ? ['suited-tie'] : [])],
    sentence: `${say(`wins.${winner}`)}: ${nameOf(dragon)} – ${nameOf(tiger)}`,
  }
}

/** @param {Summary[]} history */
function roadsOf(history) {
  return {
    beads: history.map(({ winner }) => ({ side: winner, label: say(`letters.${winner}`) })),
    sides: history.map(({ winner }) => winner),
  }
}

playRounds({
  own,
  rules: kindRules(),
  clear: clearCards,
  reveal({ drawn, shown, elapsed, whole }) {
    deal(drawn, elapsed, whole ?? 1)
    return say('table.shoe', shown)
  },
  finish({ drawn }) {
    // Who comes this late, or had the page in the background, sees the cards lying.
    if (!cardsOf('tiger').querySelector('.turned')) deal(drawn, 1e9, 1)
    return showResult(drawn)
  },
  roadsOf,
})
openPlay()
