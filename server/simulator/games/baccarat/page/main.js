import { announce } from '../../page/message.js'
import { element, openPlay, say, setup } from '../../page/setup.js'
import { flyIn, makeCard, nameOf, playSteps, turn } from '../../table/page/cards.js'
import { playRounds } from '../../table/page/rounds.js'
import { kindRules } from '../../table/page/rules-sheet.js'

/** @typedef {{ player: string[], banker: string[] }} Hands */
/** @typedef {{ winner: 'player'|'banker'|'tie', points: number, playerPair: boolean, bankerPair: boolean }} Summary */
/**
 * @typedef {{ variant: string, limits: { lowest: number, highest: number },
 *   rows: import('../../table/page/rules-sheet.js').RulesRow[] }} Own
 */

const own = /** @type {Own} */ (setup.own)
const sides = /** @type {const} */ (['player', 'banker'])
/** Milliseconds: when the cards of the first deal fly in and turn, and how long a third card takes. */
const deals = { player: [200, 1400], banker: [800, 2000] }
const turns = { player: [2700, 3200], banker: [3800, 4300] }
const firstThird = 4900
const thirdLasts = 1700
const withoutThirds = 5200

let stopSteps = () => {}

/** @param {string} card */
const pointOf = (card) => (/[TJQK]/.test(card.charAt(0)) ? 0 : card.startsWith('A') ? 1 : Number(card.charAt(0)))
/** @param {string[]} cards */
const pointsOf = (cards) => cards.reduce((total, card) => total + pointOf(card), 0) % 10

/** @param {'player'|'banker'} side @param {string} selector */
function partOf(side, selector) {
  return /** @type {HTMLElement} */ (element(side).querySelector(selector))
}

function clearHands() {
  stopSteps()
  for (const side of sides) {
    partOf(side, '.cards').replaceChildren()
    partOf(side, '.points').textContent = ''
    element(side).classList.remove('winner')
  }
}

/** @param {Hands} hands @param {number} elapsed @param {number} whole */
function deal(hands, elapsed, whole) {
  clearHands()
  const thirds = hands.player.length + hands.banker.length - 4
  /** @type {{ at: number, act: (isLate: boolean) => void }[]} */
  const steps = []
  let third = 0
  for (const side of sides) {
    hands[side].forEach((card, index) => {
      const isThird = index === 2
      const start = firstThird + third * thirdLasts
      const [dealt, turned] = isThird ? [start, start + 800] : [deals[side][index] ?? 0, turns[side][index] ?? 0]
      if (isThird) third++
      const made = makeCard(card, false)
      steps.push({
        at: dealt,
        act(isLate) {
          partOf(side, '.cards').append(made)
          if (!isLate) flyIn(made)
        },
      })
      steps.push({
        at: turned,
        act() {
          turn(made, nameOf(card))
          partOf(side, '.points').textContent = String(pointsOf(hands[side].slice(0, index + 1)))
          if (index > 0) {
            const points = pointsOf(hands[side].slice(0, index + 1))
            announce(say('pointsOf', { side: say(`positions.${side}`), points }))
          }
        },
      })
    })
  }
  const factor = whole / (withoutThirds + thirds * thirdLasts)
  stopSteps = playSteps(
    steps.sort((one, other) => one.at - other.at),
    elapsed,
    factor,
  )
}

/** Shows who won; tells the places that won, and the words. @param {Hands} hands */
function showResult(hands) {
  const points = { player: pointsOf(hands.player), banker: pointsOf(hands.banker) }
  const winner = points.player > points.banker ? 'player' : points.player < points.banker ? 'banker' : 'tie'
  const isPair = (/** @type {string[]} */ [one, other]) => one?.charAt(0) === other?.charAt(0)
  const won = [
    winner,
    ...(isPair(hands.player) ? ['player-pair'] : []),
    ...(isPair(hands.banker) ? ['banker-pair'] : []),
    ...(winner === 'banker' && points.banker === 6 ? ['super-six'] : []),
  ]
  for (const side of sides) element(side).classList.toggle('winner', winner === side)
  return { won, sentence: say(`wins.${winner}`, points) }
}

/** @param {Summary[]} history */
function roadsOf(history) {
  const beads = history.map(({ winner, playerPair, bankerPair }) => ({
    side: winner,
    label: say(`letters.${winner}`),
    dots: [...(playerPair ? ['first'] : []), ...(bankerPair ? ['second'] : [])],
  }))
  return { beads, sides: history.map(({ winner }) => winner) }
}

playRounds({
  own,
  rules: [...kindRules(), say(own.variant === 'classic' ? 'commission' : 'noCommission')],
  clear: clearHands,
  reveal({ drawn, shown, elapsed, whole }) {
    deal(drawn, elapsed, whole ?? 1)
    return say('table.shoe', shown)
  },
  finish({ drawn }) {
    // Who comes this late, or had the page in the background, sees the cards lying.
    if (!partOf('banker', '.cards').querySelector('.turned')) deal(drawn, 1e9, 1)
    return showResult(drawn)
  },
  roadsOf,
})
openPlay()
