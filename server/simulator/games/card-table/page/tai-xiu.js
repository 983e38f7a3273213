import { call, makeKey, persist, tellParent } from '../../page/calls.js'
import { showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, chipText, element, figure, money, say, setup, wait, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, untilAnswered } from '../../page/wagers.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */

const own = /** @type {{ bets: { code: string, pays: number, rtp: string }[] }} */ (setup.own)
const act = button('act')
const clear = button('clear')
const bowl = element('bowl')
const places = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('.bet'))
const most = setup.stakes.at(-1) ?? 0

/** Which of the nine points of a die its faces show. */
const faces = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

const chip = createStake()
/** @type {Map<string, number>} */
let bets = new Map()
/** @type {Map<string, number>} the bets before, to be laid again with one press */
let lastBets = new Map()
let isBusy = true
/** Whether the throw before still lies there with its bets. */
let isShown = false

/** @param {readonly number[]} dice */
function layDice(dice) {
  bowl.replaceChildren(
    ...dice.map((face) => {
      const die = make('div', '', face === 1 || face === 4 ? 'die red' : 'die')
      for (let point = 0; point < 9; point++) die.append(make(faces[face - 1]?.includes(point) ? 'i' : 'span'))
      return die
    }),
  )
}

function show() {
  const total = [...bets.values()].reduce((sum, stake) => sum + stake, 0)
  for (const place of places) {
    const code = place.dataset.code ?? ''
    const stake = bets.get(code)
    place.querySelector('.chip')?.remove()
    if (stake) place.append(make('span', chipText(stake), 'chip'))
    place.disabled = isBusy
  }
  const isAgain = isShown || (total === 0 && lastBets.size > 0)
  act.textContent =
    total > 0 && !isShown ? say('openBowl', { amount: money(total) }) : say(isAgain ? 'betAgain' : 'openBowlEmpty')
  act.disabled = isBusy || (total === 0 && !isAgain)
  clear.disabled = isBusy || total === 0 || isShown
  chip.lock(isBusy)
}

/** @param {string} code */
function add(code) {
  if (isBusy) return
  forget()
  bets.set(code, Math.min(most, (bets.get(code) ?? 0) + chip.value()))
  showMessage(say('yourBets'))
  show()
}

/** Clears the throw before. */
function forget() {
  if (!isShown) return
  isShown = false
  for (const place of places) place.classList.remove('won')
  bets = new Map()
  setWin(0)
}

export async function play() {
  hideNotice()
  if (isShown || bets.size === 0) {
    forget()
    bets = new Map(lastBets)
    show()
    return
  }
  const key = makeKey()
  bowl.classList.add('shaking')
  tellParent('showing')
  showMessage(say('shaking'))
  const staked = Object.fromEntries(bets)
  const [wager] = await Promise.all([
    persist(() => call('/throws', { key, bets: staked })),
    wait(wantsStillness.matches ? 0 : 1100),
  ]).finally(() => bowl.classList.remove('shaking'))
  await finish(wager.outcome ? wager : await untilAnswered(wager))
}

/** @param {Wager} wager */
export async function finish(wager) {
  const outcome = /** @type {{ dice: number[], won: string[] } | null} */ (wager.outcome)
  if (outcome) await showThrow(wager, outcome)
  const closed = await untilAnswered(wager)
  const isSettled = closeWager(closed)
  if (!outcome) showMessage(say('ready'))
  else if (isSettled) showMessage(resultOf(wager, outcome.dice))
}

/** @param {Wager} wager @param {readonly number[]} dice */
function resultOf(wager, dice) {
  const total = dice.reduce((sum, face) => sum + face, 0)
  const name = say(nameOf(dice))
  return wager.win > 0
    ? say('throwWon', { dice: dice.join(' · '), total, name, amount: money(wager.win) })
    : say('throwLost', { dice: dice.join(' · '), total, name })
}

/** @param {readonly number[]} dice */
function nameOf(dice) {
  if (dice.every((face) => face === dice[0])) return 'bets.triple'
  return dice.reduce((sum, face) => sum + face, 0) >= 11 ? 'bets.big' : 'bets.small'
}

/** @param {Wager} wager @param {{ dice: number[], won: string[] }} outcome */
async function showThrow(wager, { dice, won }) {
  bets = new Map(Object.entries(/** @type {{ bets: Record<string, number> }} */ (wager.choice).bets))
  lastBets = bets
  isShown = true
  layDice(dice)
  show()
  for (const place of places) place.classList.toggle('won', won.includes(place.dataset.code ?? ''))
  const item = make('li', String(dice.reduce((sum, face) => sum + face, 0)), nameOf(dice).replace('bets.', ''))
  element('throws').prepend(item)
  const thrown = element('throws').children
  if (thrown.length > 10) thrown[10]?.remove()
  tell(resultOf(wager, dice))
  if (wager.win > 0) await countWin(0, wager.win)
}

/** @param {boolean} busy */
export function setBusy(busy) {
  isBusy = busy
  show()
}

export function makeRules() {
  const table = make('table')
  const head = make('tr')
  head.append(make('th', say('bet')), make('th', say('pays')), make('th', say('betReturn')))
  table.append(head)
  for (const { code, pays, rtp } of own.bets) {
    const row = make('tr')
    const name = code.startsWith('total-') ? say('bets.total', { total: code.slice(6) }) : say(`bets.${code}`)
    row.append(make('td', name), make('td', `${figure(pays)} : 1`), make('td', `${rtp}%`))
    table.append(row)
  }
  return [make('p', say('diceRules')), table, make('p', say('returnRules', { rtp: setup.rtp }))]
}

/** @param {number | null} balance @param {readonly Wager[]} wagers */
export async function begin(balance, wagers) {
  setBalance(balance)
  showMessage(say('placeBets'))
  const last = wagers.at(-1)
  if (last) await finish(last.outcome ? last : await untilAnswered(last))
}

for (const place of places) place.addEventListener('click', () => add(place.dataset.code ?? ''))
clear.addEventListener('click', () => {
  bets = new Map()
  show()
})
layDice([1, 3, 5])
