import { cardLabel, makeCard, turnCard } from '../../cards/page/card.js'
import { askState, call, makeKey, persist, tellParent } from '../../page/calls.js'
import { announce, showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, openPlay, say, setup, wait, wantsStillness } from '../../page/setup.js'
import { isForGame, make, offerRules } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'

/**
 * @typedef {import('../../page/calls.js').Wager} Wager
 * @typedef {{ cards: number[], name: string | null, lifted: boolean[] }} Dealt
 * @typedef {{ dealt: number[], held: boolean[], hand: number[], name: string | null, lifted: boolean[] }} Drawn
 */

const own = /** @type {{ variant: string, pays: [string, number][], abandonedHours: number }} */ (setup.own)
const act = button('act')
const places = [...element('hand').querySelectorAll('button')]
let held = places.map(() => false)
/** @type {Wager | null} the game whose cards lie open */
let current = null
let isBusy = true

const stake = createStake(() => showPays(null))

/** @param {string | null} name the hand that lies there now @param {boolean} [isPaid] */
function showPays(name, isPaid = false) {
  const lines = own.pays.map(([hand, pay]) => {
    const line = make('li', '', hand === name ? (isPaid ? 'now paid' : 'now') : '')
    line.append(make('span', say(`hands.${hand}`)), make('b', money(pay * stake.value())))
    return line
  })
  element('pays').replaceChildren(...lines)
}

function setControls() {
  act.textContent = say(current ? 'draw' : 'deal')
  act.disabled = isBusy
  stake.lock(isBusy || current !== null)
  places.forEach((place, index) => {
    place.disabled = isBusy || current === null
    place.classList.toggle('held', held[index] === true)
    place.setAttribute('aria-pressed', String(held[index]))
  })
}

/** @param {HTMLElement} place @param {number | null} card @param {number} order */
function lay(place, card, order) {
  place.querySelector('.card')?.remove()
  place.append(makeCard(card, order))
  place.classList.remove('pale', 'lifted')
}

/** @param {boolean[]} lifted */
function lift(lifted) {
  const isAny = lifted.includes(true)
  places.forEach((place, index) => {
    place.classList.toggle('lifted', lifted[index] === true)
    place.classList.toggle('pale', isAny && lifted[index] !== true)
  })
}

/** @param {number} index */
function toggle(index) {
  if (!current || isBusy || held[index] === undefined) return
  held = held.map((was, each) => (each === index ? !was : was))
  setControls()
}

/** @param {Wager} wager an open one */
function showDealt(wager) {
  const { cards, name } = /** @type {Dealt} */ (wager.play)
  current = wager
  held = places.map(() => false)
  places.forEach((place, index) => {
    lay(place, cards[index] ?? null, index)
  })
  showPays(name)
  if (wager.balance !== null) setBalance(wager.balance)
  showMessage(name ? say('hasHand', { hand: say(`hands.${name}`) }) : say('choose'))
  announce(say('dealt', { cards: cards.map(cardLabel).join(', ') }))
}

async function deal() {
  hideNotice()
  setWin(0)
  held = places.map(() => false)
  lift([])
  showPays(null)
  const key = makeKey()
  const placed = await untilAnswered(await persist(() => call('/deals', { key, stake: stake.value() })))
  if (placed.state === 'OPEN') showDealt(placed)
  else {
    showMessage(say('ready'))
    closeWager(placed)
  }
}

/** @param {Wager} open */
async function draw(open) {
  tellParent('showing')
  const decided = /** @type {Wager} */ (await persist(() => call(`/wagers/${open.id}/draw`, { held })))
  await showDrawn(decided)
}

/** @param {Wager} decided */
async function showDrawn(decided) {
  const drawn = /** @type {Drawn | null} */ (decided.outcome)
  current = null
  if (drawn) {
    for (const [index, place] of places.entries()) {
      const shown = place.querySelector('.card')
      const card = drawn.hand[index]
      if (drawn.held[index] || !shown || card === undefined) continue
      turnCard(shown, card)
      if (!wantsStillness.matches) await wait(130)
    }
    held = places.map(() => false)
    setControls()
    lift(drawn.lifted)
    showPays(drawn.name, true)
    const hand = say(`hands.${drawn.name}`)
    tell(drawn.name ? say('paid', { hand, amount: money(decided.win) }) : say('noWin'))
    if (decided.win > 0) await countWin(0, decided.win)
  }
  const closed = await untilAnswered(decided)
  closeWager(closed)
  if (drawn && closed.state === 'SETTLED') {
    showMessage(
      drawn.name ? say('paid', { hand: say(`hands.${drawn.name}`), amount: money(decided.win) }) : say('noWin'),
    )
  }
}

/** @param {() => Promise<void>} work */
async function whileBusy(work) {
  isBusy = true
  setControls()
  try {
    await work()
  } catch (error) {
    showFailure(error)
  } finally {
    isBusy = false
    setControls()
  }
}

function press() {
  if (isBusy) return
  const open = current
  void whileBusy(() => (open ? draw(open) : deal()))
}

offerRules(() => {
  const table = make('table')
  for (const [hand, pay] of own.pays) {
    const row = make('tr')
    row.append(make('td', say(`hands.${hand}`)), make('td', say(`meanings.${hand}`)), make('td', `×${pay}`))
    table.append(row)
  }
  return [
    make('p', say('rules', { hours: own.abandonedHours })),
    make('p', say(`variantRules.${own.variant}`)),
    table,
    make('p', say('optimalReturn', { rtp: setup.rtp })),
  ]
})

places.forEach((place, index) => {
  lay(place, null, index)
  place.addEventListener('click', () => toggle(index))
})
act.addEventListener('click', press)
addEventListener('keydown', (event) => {
  if (event.repeat || document.querySelector('dialog[open]')) return
  if (/^[1-5]$/.test(event.key)) toggle(Number(event.key) - 1)
  else if (event.code === 'Space' && isForGame(event)) {
    event.preventDefault()
    press()
  }
})

showPays(null)
void whileBusy(async () => {
  const { balance, wagers } = await askState()
  setBalance(balance)
  showMessage(say('ready'))
  const last = wagers.at(-1)
  if (!last) return
  const answered = await untilAnswered(last)
  if (answered.state === 'OPEN') showDealt(answered)
  else await showDrawn(answered)
})
openPlay()
