import { call, Refusal } from '../../page/calls.js'
import { element, say, setup } from '../../page/setup.js'
import { showFailure } from '../../page/wagers.js'
import { make, patch } from './dom.js'
import { clockOf, drawOffer } from './list.js'
import { state } from './store.js'

/** @typedef {import('./store.js').Match} Match */
/** @typedef {import('./store.js').Market} Market */

/** @type {Match | null} */
let shown = null
let isAsking = false
let isDue = false

/** The match that is looked at, with all its markets. */
export const shownMatch = () => shown

/** Asks for the match that is looked at, one question at a time. */
export async function refreshMatch() {
  isDue = true
  if (isAsking) return
  isAsking = true
  try {
    while (isDue && state.match) {
      isDue = false
      shown = await call(`/fixtures/${state.match}?lang=${setup.language}`)
      drawMatch()
    }
  } catch (error) {
    // A lost line mends itself with the next movement; a refusal does not.
    if (error instanceof Refusal) showFailure(error)
  } finally {
    isAsking = false
  }
}

/** @param {string} id */
export function openMatch(id) {
  state.match = id
  shown = null
  element('list').hidden = true
  element('match').hidden = false
  const card = state.fixtures.get(id)
  if (card) shown = { ...card, groups: [] }
  drawMatch()
  element('centre').scrollTop = 0
  element('match').querySelector('button')?.focus()
  void refreshMatch()
}

export function closeMatch() {
  if (!state.match) return
  state.match = null
  shown = null
  element('list').hidden = false
  element('match').hidden = true
}

export function drawMatch() {
  if (!shown || shown.id !== state.match) return
  const match = shown
  const isPlayed = match.phase !== 'upcoming' && match.phase !== 'cancelled'
  const isOpen = match.groups.length > 0
  patch(element('match'), [
    make(
      'button',
      { type: 'button', class: 'back', 'data-back': true },
      make('i', { 'aria-hidden': 'true' }),
      say('backToList'),
    ),
    make(
      'header',
      { class: 'scoreboard' },
      make('p', { class: 'quiet' }, match.league),
      make(
        'div',
        { class: 'sides' },
        make('h2', {}, match.home),
        make('p', { class: 'score' }, isPlayed ? match.score.join(' – ') : 'vs'),
        make('h2', {}, match.away),
      ),
      make('p', { class: 'clock' }, ...clockOf(match)),
      isPlayed && match.periods.length > 1 && drawPeriods(match),
    ),
    ...match.groups.map((group) => drawGroup(match, group)),
    ...(isOpen ? [] : [make('p', { class: 'empty' }, match.isSuspended ? say('suspended') : say('noMarkets'))]),
  ])
}

/** @param {Match} match */
function drawPeriods(match) {
  return make(
    'ol',
    { class: 'periods', 'aria-label': say('periodScores') },
    ...match.periods.map((score) => make('li', {}, score.join('–'))),
  )
}

/** @param {Match} match @param {Market[]} group */
function drawGroup(match, group) {
  const [first] = group
  if (!first) return make('section')
  const ways = first.market === 'score' ? 'scores' : first.market === 'result' ? 'three' : 'two'
  return make(
    'section',
    { class: 'group', 'data-key': `${first.period}/${first.market}` },
    make('h3', {}, first.title, make('small', {}, first.period)),
    make(
      'div',
      { class: `ways ${ways}` },
      ...group.flatMap((market) => market.offers.map((offer) => drawOffer(match, market, offer.selection.pick, true))),
    ),
  )
}
