import { askState, call, Refusal, tellParent } from '../../page/calls.js'
import { announce } from '../../page/message.js'
import { setBalance } from '../../page/meters.js'
import { element, money, say, setup, timeText } from '../../page/setup.js'
import { showFailure } from '../../page/wagers.js'
import { make, patch } from './dom.js'
import { isLive, oddsText } from './store.js'

/** @typedef {import('./store.js').Bet} Bet */
/** @typedef {import('./store.js').BetLeg} BetLeg */

/** @type {{ open: Bet[], closed: Bet[] }} */
let bets = { open: [], closed: [] }
let isAsking = false
let isDue = false

/** Matches with bets of the player on them. */
export const hasBetOn = (/** @type {string} */ fixture) =>
  bets.open.some((bet) => bet.legs.some((leg) => leg.fixture === fixture))

/** Asks for the player's bets, one question at a time, and says what has been decided. */
export async function refreshBets() {
  isDue = true
  if (isAsking) return
  isAsking = true
  try {
    while (isDue) {
      isDue = false
      const before = new Set(bets.open.map((bet) => bet.id))
      bets = await call(`/bets?lang=${setup.language}`)
      drawBets()
      const decided = bets.closed.filter((bet) => before.has(bet.id))
      if (decided.length > 0) {
        announce(decided.map(resultText).join('. '))
        setBalance((await askState()).balance)
        tellParent('balance-changed')
      }
    }
  } catch (error) {
    // A lost line mends itself with the next message of the board.
    if (error instanceof Refusal) showFailure(error)
  } finally {
    isAsking = false
  }
}

export function drawBets() {
  const count = document.querySelector('[data-count="myBets"]')
  if (count) count.textContent = String(bets.open.length)
  const isEmpty = bets.open.length + bets.closed.length === 0
  patch(element('bets-list'), [
    ...(isEmpty ? [make('p', { class: 'empty' }, say('emptyBets'))] : []),
    ...drawGroup(say('openBets'), bets.open),
    ...drawGroup(say('closedBets'), bets.closed),
  ])
}

/** @param {string} title @param {Bet[]} list */
function drawGroup(title, list) {
  if (list.length === 0) return []
  return [make('h3', { 'data-key': title }, title), ...list.map(drawBet)]
}

/** @param {Bet} bet */
function resultText(bet) {
  if (bet.state === 'OPEN' && bet.win === 0) return say('betStates.OPEN')
  if (bet.state !== 'SETTLED') return say(`betStates.${bet.state}`)
  if (bet.win > bet.stake) return say('won', { amount: money(bet.win) })
  return bet.win > 0 ? say('returned', { amount: money(bet.win) }) : say('lost')
}

/** @param {Bet} bet */
function drawBet(bet) {
  const mood = bet.state !== 'SETTLED' ? 'open' : bet.win > bet.stake ? 'good' : bet.win > 0 ? 'open' : 'bad'
  return make(
    'article',
    { class: `bet ${mood}`, 'data-key': bet.id },
    make(
      'div',
      { class: 'bet-head' },
      make('b', {}, bet.legs.length > 1 ? say('parlayOf', { count: bet.legs.length }) : say('single')),
      make('span', { class: 'result' }, resultText(bet)),
    ),
    make('ul', {}, ...bet.legs.map(drawLeg)),
    make(
      'p',
      { class: 'quiet' },
      `${say('stakeOf', { amount: money(bet.stake) })} · ${timeText(Date.parse(bet.placedAt))}`,
    ),
  )
}

/** @param {BetLeg} leg */
function drawLeg(leg) {
  const before = leg.scoreAtBet ? ` (${say('scoreAtBet', { score: leg.scoreAtBet.join('–') })})` : ''
  return make(
    'li',
    { class: leg.end ? leg.end.grade.toLowerCase().replace('_', '-') : '' },
    make('b', {}, `${leg.label}${before}`, make('span', {}, ` @ ${oddsText(leg.odds, leg.market)}`)),
    make('span', { class: 'quiet' }, `${leg.title} · ${leg.period}`),
    make('span', { class: 'quiet' }, `${leg.home} – ${leg.away}`),
    make('span', { class: 'standing' }, standingOf(leg)),
  )
}

/** @param {BetLeg} leg */
function standingOf({ end, live, kickoffAt }) {
  if (end)
    return end.score
      ? `${say(`grades.${end.grade}`)} · ${say('finalScore', { score: end.score.join('–') })}`
      : say('notPlayed')
  if (!live || live.phase === 'upcoming') return say('kickoff', { time: timeText(kickoffAt) })
  return isLive(live) ? `${live.clock} · ${live.score.join('–')}` : live.clock
}
