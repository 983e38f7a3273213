import { showMessage, tell } from '../../page/message.js'
import { setWin } from '../../page/meters.js'
import { element, money, openPlay, say, setup, wantsStillness } from '../../page/setup.js'
import { make, offerRules } from '../../page/sheet.js'
import { showPhase } from '../../table/page/clock.js'
import { choiceOf, joinTable } from '../../table/page/join.js'
import { kindRules } from '../../table/page/rules-sheet.js'
import { makeFairness, showHash } from './fairness.js'
import { multiplierAt } from './paint.js'
import { createSeat } from './seat.js'
import { multiplierText } from './seat-view.js'
import { createSky } from './sky.js'

/**
 * @typedef {{ vehicle: string, curve: string, lowestTarget: number, highestPoint: number,
 *   limits: { lowest: number, highest: number } }} Own
 */

const own = /** @type {Own} */ (setup.own)
const standing = ['BETTING', 'OPEN', 'PAYING', 'SETTLED']
const sky = createSky(own)
let round = 0
/** When the flight took off by this browser's clock; undefined while none is in the air. @type {number | undefined} */
let tookOff
/** @type {import('./fairness.js').Flown | undefined} */
let flown

/** Runs while a flight is in the air or what waits is swaying. */
function frame() {
  if (tookOff !== undefined) {
    const hundredths = Math.floor(multiplierAt(performance.now() - tookOff) * 100)
    element('multiplier').textContent = multiplierText(hundredths)
    for (const seat of seats) seat.tick(hundredths)
  }
  if (document.visibilityState === 'visible') sky.paint()
  if (wantsStillness.matches) setTimeout(frame, 250)
  else requestAnimationFrame(frame)
}

/** @param {number} point */
const rankOf = (point) => (point < 200 ? 'low' : point < 1000 ? 'middle' : 'high')

/** @param {number[]} history */
function showPast(history) {
  const latest = history.slice(-30).reverse()
  element('past').replaceChildren(...latest.map((point) => make('li', multiplierText(point), rankOf(point))))
}

/** @param {import('../../table/page/join.js').TableView} view */
function showFlight(view) {
  const number = element('multiplier')
  number.className = `multiplier ${view.phase.toLowerCase()}`
  if (view.phase === 'REVEALING') {
    showMessage(say('phases.REVEALING'))
    tookOff = performance.now() - view.elapsed
    sky.show({ kind: 'flying', since: tookOff })
    return
  }
  tookOff = undefined
  if (view.phase === 'RESULT') {
    const { point, seed } = view.drawn
    flown = { hash: view.shown.hash, seed, point }
    sky.show({ kind: 'gone', since: performance.now() - view.elapsed, point })
    number.textContent = multiplierText(point)
    tell(say('flewAway', { multiplier: multiplierText(point) }))
    return
  }
  sky.show({ kind: 'waiting' })
  number.textContent = ''
  showMessage(say(view.phase === 'BETTING' ? 'startsIn' : 'waiting'))
}

const table = joinTable({
  onTable(view) {
    if (view.number !== round) setWin(0)
    round = view.number
    showPhase(view)
    showHash(view.shown.hash)
    showFlight(view)
    showPast(view.history)
    for (const seat of seats) seat.setPhase(view.number, view.phase)
  },
  onWagers(wagers) {
    const mine = wagers.filter((wager) => choiceOf(wager).number === round && standing.includes(wager.state))
    seats.forEach((seat, index) => {
      seat.setWager(mine.findLast((wager) => choiceOf(wager).on.seat === index + 1))
    })
    setWin(seats.reduce((sum, seat) => sum + seat.win(), 0))
  },
})
const seats = [...document.querySelectorAll('.seat')].map((box, index) =>
  createSeat(/** @type {HTMLElement} */ (box), index + 1, {
    lowest: own.lowestTarget,
    highest: own.highestPoint,
    take: table.take,
  }),
)
offerRules(() => [
  make('p', say('returnRules', { rtp: setup.rtp })),
  ...kindRules().map((text) => make('p', text)),
  make('p', say('table.clockRules')),
  make('p', say('table.limitRules', { lowest: money(own.limits.lowest), highest: money(own.limits.highest) })),
  make('p', say('table.interrupted')),
  ...makeFairness(flown),
])
openPlay()
frame()
