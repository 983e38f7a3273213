import { cardLabel, makeCard, turnCard } from '../../cards/page/card.js'
import { call, makeKey, persist, tellParent } from '../../page/calls.js'
import { announce, showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, say, setup, wait, wantsStillness } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, untilAnswered } from '../../page/wagers.js'

/**
 * @typedef {import('../../page/calls.js').Wager} Wager
 * @typedef {{ hands: number[][], points: number[], winner: number }} Outcome points of 10 are three pictures
 */

const act = button('act')
const seats = [0, 1, 2, 3].map((seat) => element(`seat-${seat}`))
const stake = createStake(() => showPot())
/** @type {Wager | null} a game whose cards the player still turns */
let covered = null
let turned = [false, false, false]
let isBusy = true

/** @param {number} seat @param {number[]} cards null cards are face down */
function deal(seat, cards) {
  const place = seats[seat]?.querySelector('.cards')
  place?.replaceChildren(
    ...cards.map((_, index) => {
      const card = makeCard(null, index * 4 + seat)
      if (seat !== 0) return card
      const press = make('button')
      press.type = 'button'
      press.setAttribute('aria-label', say('turnCard', { number: index + 1 }))
      press.append(card)
      press.addEventListener('click', () => turnMine(index))
      return press
    }),
  )
  setPoints(seat, '')
  seats[seat]?.classList.remove('winner')
}

/** @param {number} seat @param {string} text */
function setPoints(seat, text) {
  const place = seats[seat]?.querySelector('.points')
  if (place) place.textContent = text
}

/** @param {number} seat @param {number[]} cards */
function turnHand(seat, cards) {
  const shown = seats[seat]?.querySelectorAll('.card') ?? []
  cards.forEach((card, index) => {
    const place = shown[index]
    if (place && !(seat === 0 && turned[index])) turnCard(place, card)
  })
}

/** @param {number} index */
function turnMine(index) {
  const card = /** @type {Outcome | undefined} */ (covered?.outcome)?.hands[0]?.[index]
  const shown = seats[0]?.querySelectorAll('.card')[index]
  if (card === undefined || !shown || turned[index]) return
  turned = turned.map((was, each) => was || each === index)
  turnCard(shown, card)
  shown.parentElement?.setAttribute('aria-label', cardLabel(card))
  announce(cardLabel(card))
  if (turned.every(Boolean)) act.click()
}

function showPot() {
  element('pot').textContent = say('pot', { amount: money((covered?.stake ?? stake.value()) * seats.length) })
  act.textContent = covered ? say('turnAll') : say('dealFor', { amount: money(stake.value()) })
  act.disabled = isBusy
  stake.lock(isBusy || covered !== null)
}

/** @param {Wager} wager */
function cover(wager) {
  covered = wager
  turned = [false, false, false]
  const { hands } = /** @type {Outcome} */ (wager.outcome)
  hands.forEach((hand, seat) => {
    deal(seat, hand)
  })
  if (wager.balance !== null) setBalance(wager.state === 'SETTLED' ? wager.balance - wager.win : wager.balance)
  tell(say('turnYours'))
}

/** @param {Wager} wager */
async function reveal(wager) {
  const { hands, points, winner } = /** @type {Outcome} */ (wager.outcome)
  covered = null
  for (const [seat, hand] of hands.entries()) {
    turnHand(seat, hand)
    setPoints(seat, points[seat] === 10 ? say('threePictures') : say('points', { points: points[seat] ?? 0 }))
    if (!wantsStillness.matches) await wait(seat === 0 ? 500 : 320)
  }
  seats[winner]?.classList.add('winner')
  const sentence =
    winner === 0
      ? say('potWon', { amount: money(wager.win) })
      : say('potLost', { name: say(`bots.${winner}`), yours: points[0] ?? 0, theirs: points[winner] ?? 0 })
  tell(sentence)
  if (wager.win > 0) await countWin(0, wager.win)
  if (closeWager(await untilAnswered(wager))) showMessage(sentence)
}

/** @param {Wager} wager */
function take(wager) {
  if (wager.outcome) {
    cover(wager)
    return
  }
  showMessage(say('ready'))
  closeWager(wager)
}

export async function play() {
  if (covered) {
    await reveal(covered)
    return
  }
  hideNotice()
  setWin(0)
  tellParent('showing')
  const key = makeKey()
  const wager = /** @type {Wager} */ (await persist(() => call('/three-cards', { key, stake: stake.value() })))
  take(wager.outcome ? wager : await untilAnswered(wager))
}

/** @param {boolean} busy */
export function setBusy(busy) {
  isBusy = busy
  showPot()
}

export function makeRules() {
  return [
    make('p', say('threeRules')),
    make('p', say('threeEqual')),
    make('p', say('rake')),
    make('p', say('returnRules', { rtp: setup.rtp })),
  ]
}

/** @param {number | null} balance @param {readonly Wager[]} wagers */
export async function begin(balance, wagers) {
  setBalance(balance)
  showMessage(say('ready'))
  const last = wagers.at(-1)
  if (last) take(last.outcome ? last : await untilAnswered(last))
}
