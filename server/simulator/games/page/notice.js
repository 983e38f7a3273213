import { askRefill, askState, Refusal, tellParent } from './calls.js'
import { setBalance } from './meters.js'
import { element, say, setup } from './setup.js'

const box = element('notice')
const text = element('notice-text')
const actions = element('notice-actions')

/** Notices by code; any other code says that it did not work. */
const sentences = /** @type {const} */ ({
  LIMIT_REACHED: 'limit',
  NETWORK: 'network',
  ROLLED_BACK: 'rolledBack',
  VOIDED: 'voided',
  TOO_LATE: 'tooLate',
})

export function hideNotice() {
  box.hidden = true
}

/** @param {string} label @param {() => void} act */
function addAction(label, act) {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  actions.append(made)
}

/** Leaves the game: the page around it takes over, or the lobby's address. */
export function exit() {
  tellParent('exit')
  if (parent === window && setup.lobbyUrl) location.href = setup.lobbyUrl
}

async function refill() {
  try {
    const { balance } = await askRefill()
    setBalance(balance)
    hideNotice()
  } catch (error) {
    showNotice(error instanceof Refusal ? error.code : 'NETWORK')
  }
}

/**
 * Says what went wrong and what can be done about it.
 * @param {string} code as in NOT_ENOUGH_MONEY, SESSION_ENDED, NETWORK, or the state in which a wager ended
 */
export function showNotice(code) {
  actions.replaceChildren()
  box.hidden = false
  if (code === 'NOT_ENOUGH_MONEY' && setup.isDemo) {
    text.textContent = say('noDemoMoney')
    addAction(say('refill'), () => void refill())
  } else if (code === 'NOT_ENOUGH_MONEY') {
    text.textContent = say(setup.hasOwnWallet ? 'noWalletMoney' : 'noMoney')
    addAction(say(setup.hasOwnWallet ? 'moveIn' : 'deposit'), () => tellParent('need-deposit'))
  } else if (code === 'SESSION_ENDED' || code === 'SESSION_UNKNOWN') {
    text.textContent = say('ended')
    addAction(say('exit'), exit)
  } else {
    text.textContent = say(/** @type {Record<string, string>} */ (sentences)[code] ?? 'failed')
  }
  addAction(say('close'), hideNotice)
  if (code !== 'ROLLED_BACK') tellParent('error', { code })
}

// Money came in from outside, as the page around the game tells.
addEventListener('message', async ({ source, data }) => {
  if (source !== parent || data?.type !== 'croupier-portal' || data.event !== 'balance-changed') return
  const { balance } = await askState()
  setBalance(balance)
  hideNotice()
})

element('exit').addEventListener('click', exit)
