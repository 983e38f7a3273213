import { askWager, Refusal, tellParent } from './calls.js'
import { showMessage } from './message.js'
import { setBalance } from './meters.js'
import { showNotice } from './notice.js'
import { say, wait } from './setup.js'

/** @typedef {import('./calls.js').Wager} Wager */

/** @type {Partial<Record<Wager['state'], string>>} */
const waitingFor = { BETTING: 'confirming', PAYING: 'paying', ROLLING_BACK: 'rollingBack' }

/**
 * Waits until the operator has answered: an OPEN wager is its game's, a closed one is over.
 * @param {Wager} wager
 * @returns {Promise<Wager>}
 */
export async function untilAnswered(wager) {
  let latest = wager
  for (;;) {
    const word = waitingFor[latest.state]
    if (!word) return latest
    showMessage(say(word))
    await wait(700)
    latest = await askWager(latest.id)
  }
}

/**
 * Shows the balance after a wager, and a notice unless it was settled or goes on. Says whether it was settled.
 * @param {Wager} wager
 */
export function closeWager(wager) {
  if (wager.balance !== null) setBalance(wager.balance)
  tellParent('balance-changed')
  if (wager.state === 'SETTLED') return true
  if (wager.state === 'REFUSED') showNotice(wager.refusal ?? 'FAILED')
  else if (wager.state === 'ROLLED_BACK' && wager.refusal === 'SESSION_ENDED') showNotice('SESSION_ENDED')
  else if (wager.state !== 'OPEN') showNotice(wager.state)
  return false
}

/** @param {unknown} error of a call, as a notice */
export function showFailure(error) {
  showNotice(error instanceof Refusal ? error.code : 'NETWORK')
}
