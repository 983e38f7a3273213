import { showMessage } from './message.js'
import { say, setup, wait } from './setup.js'

/**
 * What a page may know of a wager. `play` is the part of an open game that its kind shows, `outcome` what was drawn.
 * `refusal` is a code: NOT_ENOUGH_MONEY, LIMIT_REACHED, SESSION_ENDED, FAILED, UNANSWERED … Amounts in 1/100 000 units.
 * @typedef {{ id: string, state: 'BETTING'|'OPEN'|'ROLLING_BACK'|'PAYING'|'REFUSED'|'ROLLED_BACK'|'SETTLED'|'VOIDED',
 *   stake: number, win: number, choice: unknown, play: unknown, outcome: unknown, refusal: string | null,
 *   balance: number | null, placedAt: string }} Wager
 */

/** A refusal of the game server, by its code. */
export class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code)
    this.code = code
  }
}

/**
 * Calls the game server below this session. Throws Refusal, or what `fetch` throws when there is no connection.
 * @param {string} path as in `/state`
 * @param {unknown} [body] sent by POST when given
 */
export async function call(path, body) {
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

/**
 * Asks again while the connection fails; a key in the body makes the repetition harmless.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
export async function persist(ask) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refusal || attempt >= 30) throw error
      showMessage(say('network'))
      await wait(Math.min(1000 * 2 ** attempt, 8000))
    }
  }
}

/** A key no other press has: sent again with the same body it gives the wager it already became. */
export function makeKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns {Promise<{ balance: number | null, wagers: Wager[] }>} wagers not yet closed, oldest first */
export const askState = () => persist(() => call('/state'))

/**
 * @param {string} id
 * @returns {Promise<Wager>}
 */
export const askWager = (id) => persist(() => call(`/wagers/${id}`))

/** @returns {Promise<{ balance: number }>} the play money of a demo, filled up again */
export const askRefill = () => call('/refill', {})

/**
 * Tells the page around the game what happened. `showing`: a round is shown whose end the player does not know yet, so a balance that
 * gives it away may wait for `balance-changed`; said again while it goes on.
 * @param {'showing' | 'balance-changed' | 'need-deposit' | 'exit' | 'error'} event
 * @param {Record<string, unknown>} [detail]
 */
export function tellParent(event, detail = {}) {
  if (parent !== window) parent.postMessage({ type: 'croupier-game', event, ...detail }, '*')
}
