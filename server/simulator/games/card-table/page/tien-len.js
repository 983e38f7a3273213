import { askWager, call, makeKey, persist, Refusal } from '../../page/calls.js'
import { runCountdown } from '../../page/countdown.js'
import { showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, say, setup, wait, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'
import { clearSeatWords, setSeatWord, showCounts, showHand, showLaid, showMove, showTurn } from './tien-len-view.js'

/**
 * @typedef {import('../../page/calls.js').Wager} Wager
 * @typedef {import('./tien-len-view.js').View} View
 * @typedef {{ moves: import('./tien-len-view.js').Move[], hands: number[][], place: number, wonAtOnce: number | null }} Outcome
 */

const act = button('act')
const pass = button('pass')
const stakeBox = /** @type {HTMLElement} */ (element('less').parentElement)
const stake = createStake(() => show())
/** @type {Wager | null} */
let current = null
/** @type {Set<number>} */
let chosen = new Set()
/** How many moves the player has seen. */
let seen = 0
let counts = [13, 13, 13, 13]
let isBusy = true
let stopClock = () => {}

const view = () => /** @type {View} */ (current?.play)
const isMyTurn = () => current !== null && view().turn === 0

function show() {
  const isPlaying = current !== null
  act.textContent = isPlaying ? say('lay') : say('dealFor', { amount: money(stake.value()) })
  act.disabled = isBusy || (isPlaying && (!isMyTurn() || chosen.size === 0))
  pass.hidden = !isPlaying
  pass.disabled = isBusy || !isMyTurn() || view().table === null
  stake.lock(isBusy || isPlaying)
  // Its place is needed for the second button.
  stakeBox.hidden = current !== null
}

/** @param {number} card */
function choose(card) {
  if (!current) return
  if (!chosen.delete(card)) chosen.add(card)
  for (const press of element('mine').querySelectorAll('button'))
    press.setAttribute('aria-pressed', String(chosen.has(Number(press.dataset.card))))
  show()
}

/** Shows moves not seen yet, one after the other as they were made. @param {readonly import('./tien-len-view.js').Move[]} moves */
async function showMoves(moves) {
  for (const move of moves.slice(seen)) {
    if (move.seat !== 0) {
      showTurn(move.seat)
      if (!wantsStillness.matches) await wait(620)
    }
    showMove(move)
    counts = counts.map((count, seat) => (seat === move.seat ? count - move.cards.length : count))
    showCounts(counts)
  }
  seen = moves.length
}

/** @param {Wager} wager an open one */
async function showOpen(wager) {
  current = wager
  const received = performance.now()
  const { hand, moves, turn, table, leftMilliseconds, wholeMilliseconds } = view()
  if (wager.balance !== null) setBalance(wager.balance)
  await showMoves(moves)
  counts = [...view().counts]
  showCounts(counts)
  chosen = new Set([...chosen].filter((card) => hand.includes(card)))
  showHand(hand, chosen, choose)
  showLaid(table)
  showTurn(turn)
  if (table === null) clearSeatWords()
  tell(table === null ? say(moves.length === 0 ? 'leadSpade' : 'leadNow') : say('yourTurn'))
  const clock = element('clock')
  clock.hidden = false
  stopClock()
  // The server counted from its answer; the moves shown since then have taken some of it.
  const left = Math.max(0, leftMilliseconds - (performance.now() - received))
  stopClock = runCountdown(clock, left, wholeMilliseconds, () => void afterTime(wager.id))
}

/** The time is over: the house has played, or is about to. @param {string} id */
async function afterTime(id) {
  await wait(900)
  if (isBusy || current?.id !== id) return
  await guarded(async () => take(await askWager(id)))
}

/** @param {Wager} wager */
async function showResult(wager) {
  const outcome = /** @type {Outcome | null} */ (wager.outcome)
  stopClock()
  element('clock').hidden = true
  current = null
  chosen = new Set()
  let sentence = say('ready')
  if (outcome) {
    await showMoves(outcome.moves)
    showTurn(null)
    const winner = outcome.wonAtOnce
    if (winner !== null) showLaid({ seat: winner, cards: outcome.hands[winner] ?? [] })
    showHand(outcome.hands[0] ?? [], chosen, () => {})
    for (const seat of [1, 2, 3]) setSeatWord(seat, say('cardsOver', { count: outcome.hands[seat]?.length ?? 0 }))
    const key = winner === null ? `places.${outcome.place}` : winner === 0 ? 'atOnceWon' : 'atOnceLost'
    sentence = say(key, { amount: money(wager.win) })
    tell(sentence)
    if (wager.win > 0) await countWin(0, wager.win)
  }
  if (closeWager(await untilAnswered(wager))) showMessage(sentence)
}

/** @param {Wager} wager */
async function take(wager) {
  const answered = wager.outcome ? wager : await untilAnswered(wager)
  if (answered.state === 'OPEN') await showOpen(answered)
  else await showResult(answered)
}

/** @param {readonly number[]} cards */
async function move(cards) {
  const open = current
  if (!open) return
  const before = view().moves.length
  try {
    const answer = await persist(() => call(`/wagers/${open.id}/moves`, { seen: before, cards }))
    stopClock()
    chosen = new Set()
    await take(answer)
  } catch (error) {
    const known = say(`refusals.${error instanceof Refusal ? error.code : ''}`)
    if (known.startsWith('refusals.')) throw error
    tell(known)
  }
}

export async function play() {
  if (current) {
    await move([...chosen])
    return
  }
  hideNotice()
  setWin(0)
  seen = 0
  counts = [13, 13, 13, 13]
  clearSeatWords()
  showLaid(null)
  const key = makeKey()
  await take(await persist(() => call('/tien-len', { key, stake: stake.value() })))
}

/** @param {() => Promise<void>} work */
async function guarded(work) {
  setBusy(true)
  try {
    await work()
  } catch (error) {
    showFailure(error)
  } finally {
    setBusy(false)
  }
}

pass.addEventListener('click', () => {
  if (!isBusy && current) void guarded(() => move([]))
})

/** @param {boolean} busy */
export function setBusy(busy) {
  isBusy = busy
  show()
}

export function makeRules() {
  const table = make('table')
  for (const place of [1, 2, 3, 4]) {
    const row = make('tr')
    row.append(make('td', say(`placeNames.${place}`)), make('td', say(`placePays.${place}`)))
    table.append(row)
  }
  return [
    ...['goal', 'order', 'combinations', 'chops', 'atOnce', 'time'].map((rule) => make('p', say(`tienLen.${rule}`))),
    table,
    make('p', say('rake')),
    make('p', say('equalReturn', { rtp: setup.rtp })),
  ]
}

/** @param {number | null} balance @param {readonly Wager[]} wagers */
export async function begin(balance, wagers) {
  setBalance(balance)
  showCounts(counts)
  showMessage(say('ready'))
  const last = wagers.at(-1)
  if (last) {
    // A game taken up again starts where it stands; what was seen before is not played back.
    seen = /** @type {View | null} */ (last.play)?.moves?.length ?? 0
    await take(last)
  }
}
