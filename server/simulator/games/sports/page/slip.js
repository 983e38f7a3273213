import { call, makeKey, persist, Refusal, tellParent } from '../../page/calls.js'
import { announce, showMessage, tell } from '../../page/message.js'
import { button, element, money, say, setup } from '../../page/setup.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'
import { acceptOdds, askToAccept, legs, quoteLegs, removeLeg } from './slip-legs.js'
import { drawSlip, readStake, writeStake } from './slip-view.js'

/** @typedef {import('./slip-legs.js').SlipLeg} SlipLeg */
/** @typedef {import('./slip-legs.js').Limits} Limits */

const slip = {
  /** @type {'parlay' | 'single'} */
  mode: 'parlay',
  /** @type {Limits | null} */
  limits: null,
  isBusy: false,
  said: '',
}
let onChange = () => {}
let isQuoting = false
let isQuoteDue = false

const isParlay = () => slip.mode === 'parlay' && legs.length > 1

/** The bets the slip stands for. @returns {SlipLeg[][]} */
const betsOfSlip = () => (isParlay() ? [[...legs]] : legs.map((leg) => [leg]))

export function draw() {
  drawSlip({ ...slip, isParlay: isParlay() })
}

/** To be called when a leg came or went. */
export function slipChanged() {
  slip.said = ''
  draw()
  onChange()
  void refreshQuotes()
}

/** Asks for the odds of now, one question at a time. */
export async function refreshQuotes() {
  isQuoteDue = true
  if (isQuoting) return
  isQuoting = true
  try {
    while (isQuoteDue) {
      isQuoteDue = false
      if (legs.length === 0) break
      const limits = await Promise.all(betsOfSlip().map(quoteLegs))
      const known = limits.filter((each) => each !== null)
      slip.limits =
        known.length < limits.length || known.length === 0
          ? null
          : { least: Math.max(...known.map((each) => each.least)), most: Math.min(...known.map((each) => each.most)) }
    }
  } catch (error) {
    // Without odds nothing can be placed; the next movement of the board asks again.
    if (error instanceof Refusal) showFailure(error)
  } finally {
    isQuoting = false
    draw()
  }
}

/** @param {string} text */
function explain(text) {
  slip.said = text
  draw()
  announce(text)
}

/** Places one bet and waits until the house has taken it. Says whether it was taken. @param {SlipLeg[]} bet */
async function placeBet(bet) {
  const body = {
    key: makeKey(),
    stake: readStake(),
    legs: bet.map(({ fixture, selection, odds }) => ({ fixture, selection, odds })),
  }
  const answer = await persist(() => call(`/bets?lang=${setup.language}`, body))
  const wager = await untilAnswered(answer)
  showMessage('')
  closeWager(wager)
  return wager.state === 'OPEN' || wager.state === 'PAYING' || wager.state === 'SETTLED'
}

/** @type {Record<string, string>} */
const refusals = {
  ODDS_CHANGED: 'oddsChanged',
  SELECTION_CLOSED: 'selectionClosed',
  STAKE_NOT_OFFERED: 'stakeWrong',
}

async function place() {
  if (slip.isBusy) return
  acceptOdds()
  const stake = readStake()
  if (slip.limits && (stake < slip.limits.least || stake > slip.limits.most)) return explain(say('stakeWrong'))
  slip.isBusy = true
  explain('')
  /** @type {SlipLeg[]} */
  let placed = []
  try {
    for (const bet of betsOfSlip()) {
      placed = bet
      if (!(await placeBet(bet))) return
      for (const leg of bet) removeLeg(leg.fixture)
      slip.said = say('placed')
    }
    tell(say('placed'))
    setTimeout(() => showMessage(''), 4000)
    closeSlip()
  } catch (error) {
    const word = error instanceof Refusal ? refusals[error.code] : undefined
    if (error instanceof Refusal && error.code === 'ODDS_CHANGED') askToAccept(placed)
    if (word) explain(say(word))
    else showFailure(error)
  } finally {
    slip.isBusy = false
    draw()
    onChange()
    void refreshQuotes()
    tellParent('balance-changed')
  }
}

export function openSlip() {
  document.body.dataset.slip = 'open'
  button('close-slip').focus()
}

export function closeSlip() {
  if (document.body.dataset.slip !== 'open') return
  delete document.body.dataset.slip
  button('open-slip').focus()
}

/** Sets the slip up. @param {() => void} changed called when legs or bets changed */
export function startSlip(changed) {
  onChange = changed
  writeStake(setup.stakes[3] ?? setup.stakes[0] ?? 0)
  element('ladder').append(
    ...setup.stakes.map((stake) => {
      const made = document.createElement('button')
      made.type = 'button'
      made.className = 'chip'
      made.textContent = money(stake)
      made.addEventListener('click', () => {
        writeStake(stake)
        explain('')
      })
      return made
    }),
  )
  element('stake').addEventListener('input', draw)
  element('stake').addEventListener('change', () => writeStake(readStake()))
  button('place').addEventListener('click', () => void place())
  button('clear').addEventListener('click', () => {
    legs.length = 0
    slipChanged()
  })
  element('modes').addEventListener('click', (event) => {
    const mode = event.target instanceof HTMLElement ? event.target.dataset.mode : undefined
    if (mode !== 'parlay' && mode !== 'single') return
    slip.mode = mode
    slipChanged()
  })
  element('slip-legs').addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('[data-remove]') : null
    if (!(chosen instanceof HTMLElement)) return
    removeLeg(chosen.dataset.remove ?? '')
    slipChanged()
  })
  button('open-slip').addEventListener('click', openSlip)
  button('close-slip').addEventListener('click', closeSlip)
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeSlip()
  })
  draw()
}
