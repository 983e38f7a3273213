import { cardLabel, makeCard, turnCard } from '../../cards/page/card.js'
import { call, makeKey, persist } from '../../page/calls.js'
import { announce, showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, say, setup, wait, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'

/**
 * @typedef {import('../../page/calls.js').Wager} Wager
 * @typedef {{ player: number[], dealer: number[], total: number }} Open the dealer's open card alone
 * @typedef {{ player: number[], dealer: number[], playerTotal: number, dealerTotal: number, result: string }} Outcome
 */

const own = /** @type {{ abandonedHours: number }} */ (setup.own)
const act = button('act')
const stand = button('stand')
const stakeBox = /** @type {HTMLElement} */ (element('less').parentElement)
const stake = createStake(() => show())
/** @type {Wager | null} */
let current = null
let isBusy = true

/** @param {'player' | 'dealer'} who */
const rowOf = (who) => element(`${who}-cards`)

/** @param {'player' | 'dealer'} who @param {readonly (number | null)[]} cards adds those not lying there yet */
function lay(who, cards) {
  const row = rowOf(who)
  row.append(...cards.slice(row.children.length).map((card, order) => makeCard(card, order)))
}

/** @param {'player' | 'dealer'} who @param {number | null} total */
function setTotal(who, total) {
  element(`${who}-total`).textContent = total === null ? '' : String(total)
}

function show() {
  act.textContent = current ? say('hit') : say('dealFor', { amount: money(stake.value()) })
  act.disabled = isBusy
  stand.hidden = current === null
  stand.disabled = isBusy
  stake.lock(isBusy || current !== null)
  // Its place is needed for the second button.
  stakeBox.hidden = current !== null
}

function clear() {
  for (const who of /** @type {const} */ (['player', 'dealer'])) {
    rowOf(who).replaceChildren()
    setTotal(who, null)
  }
}

/** @param {Wager} wager */
function showOpen(wager) {
  const { player, dealer, total } = /** @type {Open} */ (wager.play)
  current = wager
  lay('player', player)
  lay('dealer', [dealer[0] ?? null, null])
  setTotal('player', total)
  if (wager.balance !== null) setBalance(wager.balance)
  showMessage(say('hitOrStand', { total }))
  announce(say('yourHand', { cards: player.map(cardLabel).join(', '), total, open: cardLabel(dealer[0] ?? null) }))
}

/** @param {Wager} wager */
async function showResult(wager) {
  const outcome = /** @type {Outcome | null} */ (wager.outcome)
  current = null
  let sentence = say('ready')
  if (outcome) {
    lay('player', outcome.player)
    setTotal('player', outcome.playerTotal)
    lay('dealer', [outcome.dealer[0] ?? null, null])
    if (!wantsStillness.matches) await wait(450)
    const hidden = rowOf('dealer').children[1]
    if (hidden && outcome.dealer[1] !== undefined) turnCard(hidden, outcome.dealer[1])
    for (const card of outcome.dealer.slice(2)) {
      if (!wantsStillness.matches) await wait(420)
      rowOf('dealer').append(makeCard(card))
    }
    setTotal('dealer', outcome.dealerTotal)
    const amount = money(wager.win)
    sentence = say(`results.${outcome.result}`, { amount, mine: outcome.playerTotal, theirs: outcome.dealerTotal })
    tell(sentence)
    if (wager.win > 0) await countWin(0, wager.win)
  }
  if (closeWager(await untilAnswered(wager))) showMessage(sentence)
}

/** @param {Wager} wager */
async function take(wager) {
  if (wager.state === 'OPEN') showOpen(wager)
  else await showResult(wager)
}

export async function play() {
  const open = current
  if (open) {
    const seen = /** @type {Open} */ (open.play).player.length
    await take(await persist(() => call(`/wagers/${open.id}/hit`, { seen })))
    return
  }
  hideNotice()
  setWin(0)
  clear()
  const key = makeKey()
  const wager = /** @type {Wager} */ (await persist(() => call('/blackjack', { key, stake: stake.value() })))
  await take(wager.outcome ? wager : await untilAnswered(wager))
}

stand.addEventListener('click', async () => {
  const open = current
  if (!open || isBusy) return
  setBusy(true)
  try {
    await take(await persist(() => call(`/wagers/${open.id}/stand`, {})))
  } catch (error) {
    showFailure(error)
  } finally {
    setBusy(false)
  }
})

/** @param {boolean} busy */
export function setBusy(busy) {
  isBusy = busy
  show()
}

export function makeRules() {
  const table = make('table')
  for (const result of ['blackjack', 'fiveCards', 'won', 'push']) {
    const row = make('tr')
    row.append(make('td', say(`payNames.${result}`)), make('td', say(`payTerms.${result}`)))
    table.append(row)
  }
  return [
    make('p', say('blackjackRules')),
    table,
    make('p', say('blackjackLimits', { hours: own.abandonedHours })),
    make('p', say('blackjackReturn', { rtp: setup.rtp })),
  ]
}

/** @param {number | null} balance @param {readonly Wager[]} wagers */
export async function begin(balance, wagers) {
  setBalance(balance)
  showMessage(say('ready'))
  const last = wagers.at(-1)
  if (last) await take(last.outcome ? last : await untilAnswered(last))
}
