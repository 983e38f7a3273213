import { askRound, askSpin, askState, Refusal, tellParent } from './calls.js'
import { exit, hideNotice, showNotice } from './notice.js'
import { openPaytable } from './paytable.js'
import { land, showFirst, showWins, startTurning, stopNow, stopTurning } from './reels.js'
import { element, fill, money, setup, wait, wantsStillness, words } from './setup.js'

/** @typedef {import('./setup.js').Round} Round */
/** @typedef {import('./setup.js').Spin} Spin */

const openStates = ['BETTING', 'ROLLING_BACK', 'PAYING']
const spinButton = /** @type {HTMLButtonElement} */ (element('spin'))
const lessButton = /** @type {HTMLButtonElement} */ (element('less'))
const moreButton = /** @type {HTMLButtonElement} */ (element('more'))
let step = Math.min(2, setup.stakes.length - 1)
let isBusy = false
let isSkipping = false

const stake = () => setup.stakes[step] ?? 0

/** @param {string | undefined} text */
function say(text) {
  element('message').textContent = text ?? ''
}

/** @param {string} text heard by those who do not see the reels */
function announce(text) {
  element('announcement').textContent = text
}

/** @param {number | null} balance */
function setBalance(balance) {
  element('balance').textContent = balance === null ? (words.balanceUnknown ?? '') : money(balance)
}

/** @param {number} by */
function changeStake(by) {
  if (isBusy) return
  step = Math.max(0, Math.min(setup.stakes.length - 1, step + by))
  element('stake').textContent = money(stake())
  setDisabled()
}

function setDisabled() {
  lessButton.disabled = isBusy || step === 0
  moreButton.disabled = isBusy || step === setup.stakes.length - 1
  element('spin-label').textContent = (isBusy ? words.stop : words.spin) ?? ''
  spinButton.classList.toggle('busy', isBusy)
}

/** Counts the win up to its amount. @param {number} from @param {number} to */
async function countWin(from, to) {
  const steps = wantsStillness.matches || isSkipping ? 1 : 18
  for (let each = 1; each <= steps; each++) {
    element('win').textContent = money(from + ((to - from) * each) / steps)
    if (each < steps) await wait(30)
  }
}

/** An id no other spin of this session has. */
function makeSpinId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Asks again while the connection fails: an id makes the repetition harmless.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
async function persist(ask) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refusal || attempt >= 30) throw error
      say(words.network)
      await wait(Math.min(1000 * 2 ** attempt, 8000))
    }
  }
}

/** Shows the spins of a round, free ones with their banner. @param {Round} round */
async function showSpins(round) {
  const banner = element('free')
  let shown = 0
  for (const [index, spin] of round.spins.entries()) {
    const total = round.spins.length - 1
    if (index > 0) {
      banner.hidden = false
      banner.textContent = fill(words.freeLeft ?? '', { number: index, total, multiplier: spin.multiplier })
      startTurning()
    }
    await land(spin.window)
    showWins(spin)
    if (spin.win > 0) {
      say(fill(words.won ?? '', { amount: money(spin.win) }))
      await countWin(shown, shown + spin.win)
      shown += spin.win
    }
    if (spin.scatters.freeSpinsAwarded > 0) {
      const text = fill(words.freeWon ?? '', { count: spin.scatters.freeSpinsAwarded })
      say(text)
      announce(text)
      if (!isSkipping) await wait(1200)
    } else if (index < total && !isSkipping) await wait(spin.win > 0 ? 900 : 250)
  }
  banner.hidden = true
  const sentence = round.spins.length > 1 ? words.freeTotal : words.won
  const result = round.totalWin > 0 ? fill(sentence ?? '', { amount: money(round.totalWin) }) : (words.noWin ?? '')
  say(result)
  announce(result)
}

/** Waits until a round is closed, saying meanwhile what is being waited for. @param {Round} round */
async function settle(round) {
  let latest = round
  while (openStates.includes(latest.state) && !(latest.state === 'PAYING' && round.spins.length === 0)) {
    say(latest.state === 'PAYING' ? words.paying : latest.state === 'BETTING' ? words.confirming : words.rollingBack)
    await wait(1000)
    latest = await persist(() => askRound(round.round))
  }
  return latest
}

/** Takes a round from the server's first answer to its end. @param {Round} answer */
async function finish(answer) {
  let round = answer.spins.length === 0 ? await settle(answer) : answer
  if (round.spins.length > 0) {
    if (round.balance !== null) setBalance(round.state === 'SETTLED' ? round.balance - round.totalWin : round.balance)
    await showSpins(round)
    round = await settle(round)
    if (round.state === 'SETTLED' && round.totalWin > 0) say(fill(words.won ?? '', { amount: money(round.totalWin) }))
    else if (round.state === 'SETTLED') say(words.noWin)
  } else stopTurning()
  if (round.balance !== null) setBalance(round.balance)
  tellParent('balance-changed')
  if (round.state === 'SETTLED') return
  say('')
  if (round.state === 'REFUSED') showNotice(round.refusal ?? 'FAILED', { setBalance })
  else if (round.state === 'ROLLED_BACK' && /TOKEN|USER_DISABLED/.test(round.refusal ?? '')) {
    showNotice('SESSION_ENDED', { setBalance })
  } else showNotice(round.state, { setBalance })
}

/** Runs one piece of play; a failure becomes a notice and the game stays playable. @param {() => Promise<void>} work */
async function whileBusy(work) {
  isBusy = true
  isSkipping = false
  setDisabled()
  try {
    await work()
  } catch (error) {
    stopTurning()
    say(words.ready)
    showNotice(error instanceof Refusal ? error.code : 'NETWORK', { setBalance })
  } finally {
    isBusy = false
    setDisabled()
  }
}

function press() {
  if (isBusy) {
    isSkipping = true
    stopNow()
    return
  }
  const spin = makeSpinId()
  void whileBusy(async () => {
    hideNotice()
    element('win').textContent = money(0)
    say('')
    startTurning()
    const slow = setTimeout(() => say(words.confirming), 900)
    try {
      const answer = await persist(() => askSpin(spin, stake()))
      clearTimeout(slow)
      await finish(answer)
    } finally {
      clearTimeout(slow)
    }
  })
}

async function begin() {
  showFirst()
  changeStake(0)
  await whileBusy(async () => {
    const { balance, round } = await persist(askState)
    setBalance(balance)
    say(words.ready)
    if (round) {
      startTurning()
      await finish(round)
    }
  })
}

spinButton.addEventListener('click', press)
element('reels').addEventListener('pointerdown', () => {
  if (isBusy) press()
})
lessButton.addEventListener('click', () => changeStake(-1))
moreButton.addEventListener('click', () => changeStake(1))
element('exit').addEventListener('click', exit)
element('open-paytable').addEventListener('click', () => openPaytable(stake()))
addEventListener('keydown', (event) => {
  const isElsewhere = event.target instanceof HTMLButtonElement || document.querySelector('dialog[open]')
  if (event.code !== 'Space' || isElsewhere || event.repeat) return
  event.preventDefault()
  press()
})
void begin()
