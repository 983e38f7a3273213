import { button, element, money, say, setup, twoDecimals } from '../../page/setup.js'
import { make, patch } from './dom.js'
import { isAsking, isShut, legs } from './slip-legs.js'
import { oddsText } from './store.js'

/** @typedef {import('./slip-legs.js').SlipLeg} SlipLeg */

const input = /** @type {HTMLInputElement} */ (element('stake'))
const isWhole = setup.currency === 'VND' || setup.currency === 'XXX'

/** The stake as typed, 1/100 000 units; 0 when it is no number. */
export function readStake() {
  const text = input.value.replace(/[^\d.,]/g, '')
  if (isWhole) return Number(text.replace(/\D/g, '')) * setup.scale
  // The last separator with at most two digits behind it is the decimal one.
  const [, whole = '', cents = ''] = text.match(/^(.*?)(?:[.,](\d{0,2}))?$/) ?? []
  return Math.round(Number(`${whole.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`) * 100) * (setup.scale / 100)
}

/** @param {number} stake 1/100 000 units */
export function writeStake(stake) {
  input.value = money(stake)
}

/** What a stake brings when all legs win. @param {number} stake @param {readonly SlipLeg[]} bet */
function returnOf(stake, bet) {
  const product = bet.reduce((all, leg) => all * BigInt(leg.odds), BigInt(stake))
  return Number(product / 100n ** BigInt(bet.length))
}

/**
 * @param {{ mode: string, isParlay: boolean, limits: import('./slip-legs.js').Limits | null, isBusy: boolean,
 *   said: string }} slip
 */
export function drawSlip({ mode, isParlay, limits, isBusy, said }) {
  const hasLegs = legs.length > 0
  element('slip-empty').hidden = hasLegs
  element('slip-form').hidden = !hasLegs
  button('clear').hidden = !hasLegs
  element('modes').hidden = legs.length < 2
  for (const each of document.querySelectorAll('[data-mode]')) {
    each.setAttribute('aria-pressed', String(each.getAttribute('data-mode') === mode))
  }
  patch(element('slip-legs'), legs.map(drawLeg))
  const stake = readStake()
  const count = isParlay ? 1 : legs.length
  const possible = isParlay ? returnOf(stake, legs) : legs.reduce((sum, leg) => sum + returnOf(stake, [leg]), 0)
  const isTooLong = limits !== null && limits.most < limits.least
  element('limits').textContent =
    limits === null
      ? ''
      : isTooLong
        ? say('tooLong')
        : say('limits', { least: money(limits.least), most: money(limits.most) })
  const combined = Number(
    legs.reduce((all, leg) => all * BigInt(leg.odds), 1n) / 100n ** BigInt(Math.max(0, legs.length - 1)),
  )
  patch(element('sums'), [
    ...(isParlay ? row(say('totalOdds'), twoDecimals(combined / 100)) : []),
    ...row(say('totalStake'), money(stake * count)),
    ...row(say('possible'), money(possible)),
  ])
  element('slip-said').textContent =
    isShut() && hasLegs ? say('selectionClosed') : isAsking() ? say('oddsChanged') : said
  const isOutside = limits === null || isTooLong || stake < limits.least || stake > limits.most
  const place = button('place')
  place.disabled = isBusy || isShut() || isOutside
  place.textContent = isBusy
    ? say('placing')
    : isAsking()
      ? say('acceptOdds')
      : say('place', { amount: money(stake * count) })
  input.setAttribute('aria-invalid', String(limits !== null && isOutside))
  const open = button('open-slip')
  open.textContent = say('openSlip', { count: legs.length })
  open.classList.toggle('quiet', !hasLegs)
}

/** @param {string} term @param {string} value */
const row = (term, value) => [make('dt', {}, term), make('dd', {}, value)]

/** @param {SlipLeg} leg */
function drawLeg(leg) {
  const isMoved = leg.before !== null && leg.before !== leg.odds
  const name = `${leg.home} – ${leg.away}`
  return make(
    'li',
    { 'data-key': leg.fixture, class: leg.isShut ? 'shut' : isMoved ? 'moved' : '' },
    make(
      'div',
      {},
      make('b', {}, leg.label),
      make('span', { class: 'quiet' }, `${leg.title} · ${leg.period}`),
      make('span', { class: 'quiet' }, name),
    ),
    make(
      'p',
      { class: 'price' },
      leg.before !== null && isMoved && make('s', {}, oddsText(leg.before, leg.market)),
      make('b', { 'data-odds': leg.odds }, leg.isShut ? say('closed') : oddsText(leg.odds, leg.market)),
    ),
    make(
      'button',
      { type: 'button', class: 'remove', 'data-remove': leg.fixture, 'aria-label': say('remove', { name }) },
      cross(),
    ),
  )
}

function cross() {
  const names = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(names, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(names, 'path')
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18')
  drawing.append(path)
  return drawing
}
