import { askState, call, makeKey, persist, tellParent } from '../../page/calls.js'
import { announce, showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, openPlay, say, wait } from '../../page/setup.js'
import { isForGame, offerRules } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'
import { makePaytable } from './paytable.js'
import { lightPot, showPots } from './pots.js'
import { land, showFirst, showWins, startTurning, stopNow, stopTurning } from './reels.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */
/** @typedef {import('./machine.js').Round} Round */

const spinButton = button('spin')
const stake = createStake()
let isBusy = false
let isSkipping = false

/** @param {boolean} busy */
function setBusy(busy) {
  isBusy = busy
  stake.lock(busy)
  element('spin-label').textContent = say(busy ? 'stop' : 'spin')
  spinButton.classList.toggle('busy', busy)
}

/** Shows the spins of a round, free ones with their banner. @param {Round} round */
async function showSpins(round) {
  const banner = element('free')
  const total = round.spins.length - 1
  let shown = 0
  for (const [index, spin] of round.spins.entries()) {
    if (index > 0) {
      banner.hidden = false
      banner.textContent = say('freeLeft', { number: index, total, multiplier: spin.multiplier })
      startTurning()
      tellParent('showing')
    }
    await land(spin.window)
    showWins(spin)
    if (spin.win > 0) {
      showMessage(say('won', { amount: money(spin.win) }))
      await countWin(shown, shown + spin.win, () => isSkipping)
      shown += spin.win
    }
    if (spin.scatters.freeSpinsAwarded > 0) {
      tell(say('freeWon', { count: spin.scatters.freeSpinsAwarded }))
      if (!isSkipping) await wait(1200)
    } else if (index < total && !isSkipping) await wait(spin.win > 0 ? 900 : 250)
  }
  banner.hidden = true
  await showPot(round, shown)
}

/** @param {Round} round @param {number} shown what the win meter says so far */
async function showPot(round, shown) {
  if (round.pot) {
    lightPot(round.pot.code, true)
    tell(potSentence(round.pot))
    await countWin(shown, shown + round.pot.amount, () => isSkipping)
    await wait(1500)
    lightPot(round.pot.code, false)
  }
  showPots(round.pots)
}

/** @param {NonNullable<Round['pot']>} pot */
const potSentence = ({ code, amount }) => say('potWon', { pot: say(`pots.${code}`), amount: money(amount) })

/** @param {Round} round @param {number} win reels and pot together */
function resultOf(round, win) {
  if (round.pot) return potSentence(round.pot)
  if (win === 0) return say('noWin')
  return say(round.spins.length > 1 ? 'freeTotal' : 'won', { amount: money(win) })
}

/** Takes a wager from the server's first answer to its end. @param {Wager} answer */
async function finish(answer) {
  let wager = answer.outcome === null ? await untilAnswered(answer) : answer
  const round = /** @type {Round | null} */ (wager.outcome)
  if (round) {
    if (wager.balance !== null) setBalance(wager.state === 'SETTLED' ? wager.balance - wager.win : wager.balance)
    await showSpins(round)
    announce(resultOf(round, wager.win))
    wager = await untilAnswered(wager)
  } else stopTurning()
  const isSettled = closeWager(wager)
  showMessage(isSettled && round ? resultOf(round, wager.win) : '')
}

/** Runs one piece of play; a failure becomes a notice and the game stays playable. @param {() => Promise<void>} work */
async function whileBusy(work) {
  isSkipping = false
  setBusy(true)
  try {
    await work()
  } catch (error) {
    stopTurning()
    showMessage(say('ready'))
    showFailure(error)
  } finally {
    setBusy(false)
  }
}

function press() {
  if (isBusy) {
    isSkipping = true
    stopNow()
    return
  }
  const order = { key: makeKey(), stake: stake.value() }
  void whileBusy(async () => {
    hideNotice()
    setWin(0)
    showMessage('')
    startTurning()
    tellParent('showing')
    const slow = setTimeout(() => showMessage(say('confirming')), 900)
    try {
      const answer = await persist(() => call('/spins', order))
      clearTimeout(slow)
      await finish(answer)
    } finally {
      clearTimeout(slow)
    }
  })
}

async function begin() {
  showFirst()
  await whileBusy(async () => {
    const { balance, wagers } = await askState()
    setBalance(balance)
    showMessage(say('ready'))
    for (const wager of wagers) {
      startTurning()
      await finish(wager)
    }
  })
}

offerRules(() => makePaytable(stake.value()))
spinButton.addEventListener('click', press)
element('reels').addEventListener('pointerdown', () => {
  if (isBusy) press()
})
addEventListener('keydown', (event) => {
  if (event.code !== 'Space' || !isForGame(event)) return
  event.preventDefault()
  press()
})
void begin()
openPlay()
