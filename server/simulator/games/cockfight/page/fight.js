import { announce } from '../../page/message.js'
import { element, say, wantsStillness } from '../../page/setup.js'
import { playSteps } from '../../table/page/cards.js'

/** @typedef {'meron' | 'wala'} Side */
/** @typedef {{ by: Side, meron: number, wala: number }} Exchange */
/** @typedef {{ result: 'meron' | 'wala' | 'bdd' | 'ftd', exchanges: Exchange[] }} Fight */

const sides = /** @type {const} */ (['meron', 'wala'])
/** Milliseconds before the first exchange, and of each. */
const before = 1500
const each = 1250

let stopSteps = () => {}

/** @param {Side} side */
const cockOf = (side) => element(`cock-${side}`)

/** @param {Side} side @param {number} strength of a hundred */
function setEnergy(side, strength) {
  const bar = /** @type {HTMLElement} */ (element(side).querySelector('.energy'))
  const filling = /** @type {HTMLElement} */ (bar.firstElementChild)
  filling.style.width = `${strength}%`
  bar.setAttribute('aria-label', `${say('energy', { side: say(`positions.${side}`) })}: ${strength}%`)
}

/** Both come together; the one that fares worse steps back. @param {Side} by */
function clash(by) {
  if (wantsStillness.matches) return
  for (const side of sides) {
    const forward = side === 'meron' ? 1 : -1
    const isBetter = side === by
    cockOf(side).animate(
      [
        { transform: 'none' },
        { transform: `translate(${-10 * forward}%, -6%) rotate(${-8 * forward}deg)`, offset: 0.25 },
        {
          transform: `translate(${(isBetter ? 34 : 16) * forward}%, ${isBetter ? -22 : -4}%) rotate(${(isBetter ? 14 : -6) * forward}deg)`,
          offset: 0.5,
        },
        { transform: `translate(${(isBetter ? 4 : -16) * forward}%, 0)`, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: 950, easing: 'ease-in-out' },
    )
  }
  const burst = element('burst')
  burst.hidden = false
  const flash = burst.animate(
    [
      { opacity: 0, transform: 'scale(0.3)' },
      { opacity: 1, transform: 'scale(1.15) rotate(20deg)', offset: 0.5 },
      { opacity: 0, transform: 'scale(1.5) rotate(40deg)' },
    ],
    { duration: 520, delay: 300, fill: 'backwards' },
  )
  flash.addEventListener('finish', () => {
    burst.hidden = true
  })
}

/** Both cocks fresh and waiting. */
export function clearFight() {
  stopSteps()
  for (const side of sides) {
    setEnergy(side, 100)
    cockOf(side).classList.remove('down', 'proud')
    element(side).classList.remove('winner')
  }
  element('verdict').hidden = true
  document.body.classList.add('waiting')
}

/** Shows the exchanges as they were drawn. @param {Fight} fight @param {number} elapsed @param {number} whole */
export function showFight({ exchanges }, elapsed, whole) {
  clearFight()
  document.body.classList.remove('waiting')
  const steps = exchanges.map((exchange, index) => ({
    at: before + index * each - 700,
    act(/** @type {boolean} */ isLate) {
      if (!isLate) clash(exchange.by)
      for (const side of sides) setEnergy(side, exchange[side])
      if (!isLate) announce(say('clash', { number: index + 1 }))
    },
  }))
  stopSteps = playSteps(steps, elapsed, whole / (before + each * exchanges.length))
}

/** Shows how it ended. @param {Fight} fight @param {string} verdict */
export function showEnd({ result, exchanges }, verdict) {
  stopSteps()
  document.body.classList.remove('waiting')
  const last = exchanges.at(-1)
  for (const side of sides) {
    setEnergy(side, last?.[side] ?? 0)
    const isDown = result !== side && result !== 'ftd'
    cockOf(side).classList.toggle('down', isDown)
    cockOf(side).classList.toggle('proud', result === side)
    element(side).classList.toggle('winner', result === side)
  }
  element('verdict').textContent = verdict
  element('verdict').hidden = false
}
