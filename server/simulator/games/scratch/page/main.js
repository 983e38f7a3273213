import { askState, call, makeKey, persist, tellParent } from '../../page/calls.js'
import { showMessage, tell } from '../../page/message.js'
import { countWin, setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, openPlay, say, setup } from '../../page/setup.js'
import { isForGame, make, offerRules } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'
import { layFoil, liftFoil } from './foil.js'

/**
 * @typedef {import('../../page/calls.js').Wager} Wager
 * @typedef {{ lucky: number[], fields: { mark: number, multiple: number }[], multiple: number }} Ticket
 */

const own = /** @type {{ art: string, rules: string, prizes: { multiple: number, odds: string }[] }} */ (setup.own)
const act = button('act')
const stake = createStake(() => setButton())
/** @type {Wager | null} a ticket under its foil */
let covered = null
let isBusy = true

function setButton() {
  act.textContent = covered ? say('revealAll') : say('buy', { price: money(stake.value()) })
  act.disabled = isBusy
  stake.lock(isBusy || covered !== null)
}

/** @param {Ticket} ticket */
function winningMarks({ lucky, fields }) {
  if (lucky.length > 0) return lucky
  return fields.map(({ mark }) => mark).filter((mark, _, all) => all.filter((each) => each === mark).length > 2)
}

/** @param {Ticket} ticket @param {number} price @param {boolean} isOpen whether what won is marked */
function print(ticket, price, isOpen) {
  const marks = isOpen ? winningMarks(ticket) : []
  const under = element('under')
  under.replaceChildren()
  if (ticket.lucky.length > 0) {
    const line = make('p', '', 'lucky')
    line.append(make('span', say('luckyNumbers')), ...ticket.lucky.map((number) => make('b', String(number))))
    under.append(line)
  }
  const fields = make('ul', '', 'fields')
  for (const { mark, multiple } of ticket.fields) {
    const field = make('li', '', marks.includes(mark) ? 'hit' : '')
    field.append(ticket.lucky.length > 0 ? make('strong', String(mark)) : picture(mark))
    field.append(make('span', money(multiple * price)))
    fields.append(field)
  }
  under.append(fields)
  // What lies under the foil is not to be heard before it is rubbed off.
  under.toggleAttribute('inert', !isOpen)
}

/** @param {number} mark */
function picture(mark) {
  const image = new Image(100, 100)
  image.src = `${own.art}/${mark}.svg`
  image.alt = say(`treasures.${mark}`)
  image.draggable = false
  return image
}

/** Lies on the table before the first ticket is bought. */
function printSample() {
  print({ lucky: [], fields: [], multiple: 0 }, 0, false)
  const fields = make('ul', '', 'fields')
  fields.append(...Array.from({ length: 9 }, () => make('li')))
  element('under').replaceChildren(fields)
  layFoil(setup.name, () => {})
}

/** @param {Wager} wager a decided one: its ticket is laid out under the foil */
function cover(wager) {
  const ticket = /** @type {Ticket} */ (wager.outcome)
  covered = wager
  tellParent('showing')
  if (wager.balance !== null) setBalance(wager.state === 'SETTLED' ? wager.balance - wager.win : wager.balance)
  print(ticket, wager.stake, false)
  layFoil(say('foil'), () => void whileBusy(() => reveal(wager)))
  tell(say('scratch'))
}

/** @param {Wager} wager */
async function reveal(wager) {
  covered = null
  setButton()
  print(/** @type {Ticket} */ (wager.outcome), wager.stake, true)
  const sentence = wager.win > 0 ? say('won', { amount: money(wager.win) }) : say('noWin')
  tell(sentence)
  if (wager.win > 0) await countWin(0, wager.win)
  if (closeWager(await untilAnswered(wager))) showMessage(sentence)
}

async function buy() {
  hideNotice()
  setWin(0)
  tellParent('showing')
  const key = makeKey()
  const bought = /** @type {Wager} */ (await persist(() => call('/tickets', { key, stake: stake.value() })))
  take(bought.outcome ? bought : await untilAnswered(bought))
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

/** @param {() => void | Promise<void>} work */
async function whileBusy(work) {
  isBusy = true
  setButton()
  try {
    await work()
  } catch (error) {
    showFailure(error)
  } finally {
    isBusy = false
    setButton()
  }
}

function press() {
  if (isBusy) return
  if (covered) liftFoil()
  else void whileBusy(buy)
}

offerRules(() => {
  const table = make('table')
  const head = make('tr')
  head.append(make('th', say('prize')), make('th', say('odds')))
  table.append(head)
  for (const { multiple, odds } of own.prizes) {
    const row = make('tr')
    row.append(make('td', money(multiple * stake.value())), make('td', say('oneIn', { odds })))
    table.append(row)
  }
  return [make('p', say('rules')), make('p', own.rules), table, make('p', say('returnRules', { rtp: setup.rtp }))]
})
act.addEventListener('click', press)
addEventListener('keydown', (event) => {
  if (event.code !== 'Space' || !isForGame(event)) return
  event.preventDefault()
  press()
})

printSample()
void whileBusy(async () => {
  const { balance, wagers } = await askState()
  setBalance(balance)
  showMessage(say('ready'))
  const last = wagers.at(-1)
  if (last) take(last.outcome ? last : await untilAnswered(last))
})
openPlay()
