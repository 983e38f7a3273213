import { setup } from './setup.js'

/** @typedef {import('./setup.js').Round} Round */

/** A refusal of the game server, by its code. */
export class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code)
    this.code = code
  }
}

/**
 * @param {string} path
 * @param {unknown} [body] sent by POST when given
 */
async function call(path, body) {
  const answer = await fetch(setup.base + path, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'omit',
    signal: AbortSignal.timeout(15_000),
  })
  const said = await answer.json()
  if (!answer.ok) throw new Refusal(said.code ?? 'FAILED')
  return said
}

/** @returns {Promise<{ balance: number | null, round: Round | null }>} */
export const askState = () => call('/state')

/**
 * @param {string} spin this browser's id of the spin: sending it again plays nothing twice
 * @param {number} stake
 * @returns {Promise<Round>}
 */
export const askSpin = (spin, stake) => call('/spins', { spin, stake })

/**
 * @param {string} round
 * @returns {Promise<Round>}
 */
export const askRound = (round) => call(`/rounds/${round}`)

/** @returns {Promise<{ balance: number }>} */
export const askRefill = () => call('/refill', {})

/**
 * Tells the page around the game what happened.
 * @param {'balance-changed' | 'need-deposit' | 'exit' | 'error'} event
 * @param {Record<string, unknown>} [detail]
 */
export function tellParent(event, detail = {}) {
  if (parent !== window) parent.postMessage({ type: 'croupier-game', event, ...detail }, '*')
}
