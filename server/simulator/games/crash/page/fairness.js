import { element, say } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { multiplierText } from './seat-view.js'

/** @typedef {{ hash: string, seed: string, point: number }} Flown */

/** @param {string} text */
async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where the flight of a seed ends, by the published formula. @param {string} seed */
async function pointOf(seed) {
  const range = 2 ** 52
  const drawn = Number.parseInt((await sha256(`point:${seed}`)).slice(0, 13), 16)
  const point = Math.floor((97 * range) / (range - drawn))
  return Math.min(100_000, point < 101 ? 100 : point)
}

/** @param {Flown} flown @param {HTMLElement} target */
async function verify({ hash, seed, point }, target) {
  // Browsers compute hashes on secure pages only.
  if (!globalThis.crypto?.subtle) {
    target.textContent = say('cannotVerify')
    return
  }
  const isRight = (await sha256(seed)) === hash && (await pointOf(seed)) === point
  target.textContent = isRight ? say('verified', { multiplier: multiplierText(point) }) : say('unverified')
  target.className = isRight ? 'good' : 'bad'
}

/** The part of the rules that proves the latest flight. @param {Flown | undefined} flown */
export function makeFairness(flown) {
  const parts = [make('h3', say('fair'))]
  if (!flown) return [...parts, make('p', say('noFlight'))]
  const list = make('dl', '', 'fairness')
  for (const [term, value] of [
    [say('hash'), flown.hash],
    [say('seed'), flown.seed],
    [say('point'), multiplierText(flown.point)],
  ]) {
    list.append(make('dt', term), make('dd', value))
  }
  const answer = make('p')
  answer.setAttribute('role', 'status')
  void verify(flown, answer)
  return [...parts, list, answer]
}

/** @param {string} hash of the flight to come */
export function showHash(hash) {
  element('hash').textContent = `${hash.slice(0, 10)}…${hash.slice(-6)}`
}
