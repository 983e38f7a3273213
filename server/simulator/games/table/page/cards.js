import { setup, wait, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'

const pictures = `${setup.base.slice(0, setup.base.indexOf('/games/'))}/games/table/cards`

/** The name of a card for those who do not see it, as in `10♥`. @param {string} card */
export function nameOf(card) {
  const suits = /** @type {Record<string, string>} */ ({ S: '♠', H: '♥', D: '♦', C: '♣' })
  return `${card.charAt(0) === 'T' ? '10' : card.charAt(0)}${suits[card.charAt(1)] ?? ''}`
}

/**
 * A card lying face down; `turned` shows its face at once.
 * @param {string} card
 * @param {boolean} turned
 */
export function makeCard(card, turned) {
  const made = make('div', '', 'card')
  const [face, back] = [new Image(100, 140), new Image(100, 140)]
  face.src = `${pictures}/${card}.svg`
  face.alt = turned ? nameOf(card) : ''
  face.className = 'face'
  back.src = `${pictures}/back.svg`
  back.alt = ''
  back.className = 'back'
  made.append(back, face)
  made.classList.toggle('turned', turned)
  return made
}

/** Lets a card fly in from the shoe at the upper right. @param {HTMLElement} card */
export function flyIn(card) {
  if (wantsStillness.matches) return
  card.animate(
    [
      { transform: 'translate(38vw, -30vh) rotate(24deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: 380,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    },
  )
}

/** Turns a card over. @param {HTMLElement} card @param {string} name */
export function turn(card, name) {
  card.classList.add('turned')
  const face = card.querySelector('.face')
  if (face instanceof HTMLImageElement) face.alt = name
}

/**
 * Plays steps by a time table, those in the past at once: who comes late sees the present state.
 * @param {{ at: number, act: (isLate: boolean) => void }[]} steps milliseconds from the beginning
 * @param {number} elapsed
 * @param {number} factor how much slower than the time table the clock runs
 * @returns {() => void} stops what has not happened yet
 */
export function playSteps(steps, elapsed, factor) {
  let isStopped = false
  for (const { at, act } of steps) {
    const left = at * factor - elapsed
    if (left <= 0) act(true)
    else {
      void wait(left).then(() => {
        if (!isStopped) act(false)
      })
    }
  }
  return () => {
    isStopped = true
  }
}
