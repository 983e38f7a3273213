import { askRefill, tellParent } from './calls.js'
import { element, setup, words } from './setup.js'

const box = element('notice')
const text = element('notice-text')
const actions = element('notice-actions')

export function hideNotice() {
  box.hidden = true
}

/** @param {string} label @param {() => void} act */
function addAction(label, act) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', act)
  actions.append(button)
}

export function exit() {
  tellParent('exit')
  if (parent === window && setup.lobbyUrl) location.href = setup.lobbyUrl
}

/**
 * Says what went wrong and what can be done about it.
 * @param {string} code
 * @param {{ setBalance: (balance: number) => void }} parts
 */
export function showNotice(code, { setBalance }) {
  actions.replaceChildren()
  box.hidden = false
  const isPoor = code === 'RS_ERROR_NOT_ENOUGH_MONEY'
  if (isPoor && setup.isDemo) {
    text.textContent = words.noDemoMoney ?? ''
    addAction(words.refill ?? '', () => {
      askRefill().then(
        ({ balance }) => {
          setBalance(balance)
          hideNotice()
        },
        () => showNotice('NETWORK', { setBalance }),
      )
    })
  } else if (isPoor) {
    text.textContent = words.noMoney ?? ''
    addAction(words.deposit ?? '', () => tellParent('need-deposit'))
  } else if (code === 'SESSION_ENDED' || code === 'SESSION_UNKNOWN') {
    text.textContent = words.ended ?? ''
    addAction(words.exit ?? '', exit)
  } else {
    /** @type {Record<string, string | undefined>} */
    const sentences = {
      RS_ERROR_LIMIT_REACHED: words.limit,
      NETWORK: words.network,
      ROLLED_BACK: words.rolledBack,
      VOIDED: words.voided,
    }
    text.textContent = sentences[code] ?? words.failed ?? ''
  }
  if (code !== 'ROLLED_BACK') tellParent('error', { code })
}
