import { askState, call, makeKey, persist } from '../../page/calls.js'
import { announce, showMessage, tell } from '../../page/message.js'
import { setBalance, setWin } from '../../page/meters.js'
import { hideNotice } from '../../page/notice.js'
import { button, element, money, openPlay, say, setup, wait } from '../../page/setup.js'
import { isForGame, make, offerRules } from '../../page/sheet.js'
import { createStake } from '../../page/stake.js'
import { closeWager, showFailure, untilAnswered } from '../../page/wagers.js'
import { aim, clearBullets, fireGun, flying, moveBullets, turnGun } from './gun.js'
import { canvas, fit, height, paint, showCatch, showNet, width } from './paint.js'
import { askSea, now, own, take } from './sea.js'

/**
 * @typedef {import('../../page/calls.js').Wager} Wager
 * @typedef {import('./gun.js').Hit} Hit
 * @typedef {{ fish: number, species: number, paid: number }} Shot
 */

const act = button('act')
const putDown = button('put-down')
const stakeBox = /** @type {HTMLElement} */ (element('less').parentElement)
const stake = createStake(() => show())
const pauseMilliseconds = 190

/** @type {Wager | null} the magazine in the gun */
let loaded = null
/** @type {Shot[]} shots of it that the server has decided */
let decided = []
/** @type {Hit[]} bullets that met a fish and wait to be reported */
let hits = []
/** How many of them are on their way to the server. */
let reported = 0
let isBusy = true
let isHeld = false
let lastFired = 0
let lastPainted = performance.now()

/** Shots neither decided nor under way. */
const left = () => (loaded ? own.magazineSize - decided.length - flying().length - hits.length - reported : 0)
const power = () => (loaded?.stake ?? stake.value()) / own.magazineSize
const caught = () => decided.reduce((sum, shot) => sum + shot.paid, 0) * power()

function show() {
  act.textContent = loaded ? say('fire') : say('buy', { shots: own.magazineSize, price: money(stake.value()) })
  act.disabled = isBusy
  putDown.hidden = loaded === null
  putDown.disabled = isBusy
  stake.lock(isBusy || loaded !== null)
  // Its place is needed for the second button.
  stakeBox.hidden = loaded !== null
  element('shots').hidden = loaded === null
  element('shots').textContent = say('shotsLeft', { left: left(), power: money(power()) })
}

/** @param {Wager} wager an open one */
function load(wager) {
  loaded = wager
  decided = [.../** @type {{ shots: Shot[] }} */ (wager.play).shots]
  if (wager.balance !== null) setBalance(wager.balance)
  setWin(caught())
  tell(say('loaded', { left: left() }))
}

async function buy() {
  hideNotice()
  setWin(0)
  const key = makeKey()
  const bought = await untilAnswered(await persist(() => call('/magazines', { key, stake: stake.value() })))
  if (bought.state === 'OPEN') load(bought)
  else {
    showMessage(say('ready'))
    closeWager(bought)
  }
}

function fire() {
  if (!loaded || isBusy || left() <= 0 || performance.now() - lastFired < pauseMilliseconds) return
  lastFired = performance.now()
  fireGun(width, height)
  show()
}

/** Reports what was met; one report at a time, so that each says where the one before ended. */
async function report() {
  const open = loaded
  if (!open || reported > 0 || hits.length === 0) return
  const batch = hits
  hits = []
  reported = batch.length
  const from = decided.length
  try {
    const body = { from, hits: batch.map(({ fish, at }) => ({ fish, at })) }
    const answer = /** @type {Wager} */ (await persist(() => call(`/wagers/${open.id}/shots`, body)))
    const said = /** @type {{ shots: Shot[] }} */ (answer.play ?? answer.outcome)
    reported = 0
    for (const shot of said.shots.slice(from)) showShot(shot, batch)
    decided = [...said.shots]
    setWin(caught())
    if (answer.state !== 'OPEN' && loaded === open) await whileBusy(() => finish(answer))
  } catch (error) {
    showFailure(error)
  } finally {
    reported = 0
    show()
  }
}

/** @param {Shot} shot @param {readonly Hit[]} batch */
function showShot(shot, batch) {
  if (shot.paid === 0) return
  take(shot.fish)
  const where = batch.find((hit) => hit.fish === shot.fish)
  const amount = money(shot.paid * power())
  showCatch(shot.species, where?.x ?? width / 2, where?.y ?? height / 2, `+${amount}`)
  const fish = say(`species.${own.species[shot.species]?.code}`)
  tell(say('caught', { fish, times: shot.paid, amount }))
}

/** @param {Wager} wager a decided one */
async function finish(wager) {
  loaded = null
  hits = []
  isHeld = false
  clearBullets()
  const outcome = /** @type {{ shots: Shot[], caughtWin: number, returned: number } | null} */ (wager.outcome)
  const sentence = outcome
    ? say(outcome.returned > 0 ? 'finishedEarly' : 'finished', {
        amount: money(outcome.caughtWin),
        returned: money(outcome.returned),
        count: outcome.shots.filter((shot) => shot.paid > 0).length,
      })
    : say('ready')
  announce(sentence)
  if (closeWager(await untilAnswered(wager))) showMessage(sentence)
}

/** @param {() => Promise<void>} work */
async function whileBusy(work) {
  isBusy = true
  show()
  try {
    await work()
  } catch (error) {
    showFailure(error)
  } finally {
    isBusy = false
    show()
  }
}

function press() {
  if (isBusy) return
  if (loaded) fire()
  else void whileBusy(buy)
}

function putMagazineDown() {
  const open = loaded
  if (!open || isBusy) return
  void whileBusy(async () => {
    clearBullets()
    hits = []
    // What was reported is decided first: its shots are fired.
    while (reported > 0) await wait(50)
    if (loaded !== open) return
    await finish(await persist(() => call(`/wagers/${open.id}/put-down`, {})))
  })
}

/** @param {PointerEvent} event */
function aimAt(event) {
  const box = canvas.getBoundingClientRect()
  turnGun(Math.atan2(event.clientX - box.left - width / 2, box.top + height - 8 - event.clientY))
}

function step() {
  const here = performance.now()
  const seconds = Math.min(0.05, (here - lastPainted) / 1000)
  lastPainted = here
  if (isHeld) fire()
  for (const hit of moveBullets(seconds, now(), width, height)) {
    hits.push(hit)
    showNet(hit.x, hit.y)
  }
  void report()
  paint()
  requestAnimationFrame(step)
}

offerRules(() => {
  const table = make('table')
  const head = make('tr')
  head.append(make('th', say('fish')), make('th', say('chance')), make('th', say('worth')))
  table.append(head)
  for (const { code, value, chance } of own.species) {
    const row = make('tr')
    const name = make('td')
    const image = new Image(50, 30)
    image.src = `${own.art}/${code}.svg`
    image.alt = ''
    name.append(image, ` ${say(`species.${code}`)}`)
    row.append(name, make('td', `${chance}%`), make('td', `×${value} · ${money(value * power())}`))
    table.append(row)
  }
  return [
    make('p', say('rules', { shots: own.magazineSize })),
    table,
    make('p', say('unused')),
    make('p', say('shotReturn', { rtp: setup.rtp })),
  ]
})

canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId)
  aimAt(event)
  isHeld = loaded !== null
  if (!loaded && !isBusy) showMessage(say('ready'))
})
canvas.addEventListener('pointermove', (event) => {
  if (event.buttons > 0 || event.pointerType === 'mouse') aimAt(event)
})
for (const end of /** @type {const} */ (['pointerup', 'pointercancel']))
  canvas.addEventListener(end, () => {
    isHeld = false
  })
act.addEventListener('click', press)
putDown.addEventListener('click', putMagazineDown)
addEventListener('keydown', (event) => {
  if (document.querySelector('dialog[open]')) return
  if (event.key === 'ArrowLeft') turnGun(aim() - 0.12)
  else if (event.key === 'ArrowRight') turnGun(aim() + 0.12)
  else if (event.code === 'Space' && isForGame(event)) press()
  else return
  event.preventDefault()
})
addEventListener('resize', fit)

fit()
void whileBusy(async () => {
  const { balance, wagers } = await askState()
  setBalance(balance)
  await persist(askSea)
  // A little less than the server tells ahead; a failure is made good by the next question.
  setInterval(() => void askSea().catch(() => {}), 9_000)
  requestAnimationFrame(step)
  showMessage(say('ready'))
  const last = wagers.at(-1)
  if (!last) return
  const answered = last.outcome ? last : await untilAnswered(last)
  if (answered.state === 'OPEN') load(answered)
  else await finish(answered)
})
openPlay()
