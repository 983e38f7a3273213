import { askState } from '../../page/calls.js'
import { showMessage } from '../../page/message.js'
import { setBalance } from '../../page/meters.js'
import { element, openPlay, say, setup } from '../../page/setup.js'
import { make, offerRules } from '../../page/sheet.js'
import { listen } from '../../page/stream.js'
import { showFailure } from '../../page/wagers.js'
import { drawBets, hasBetOn, refreshBets } from './bets.js'
import { drawList } from './list.js'
import { closeMatch, drawMatch, openMatch, refreshMatch, shownMatch } from './match.js'
import { draw as drawSlip, refreshQuotes, slipChanged, startSlip } from './slip.js'
import { legs, toggleLeg } from './slip-legs.js'
import { own, state, untilText } from './store.js'

/** @typedef {{ type: 'all' | 'changes', now: number, fixtures: import('./store.js').Card[], gone: string[] }} BoardMessage */

const formatKey = 'sportsOddsFormat'

/** @param {{ type: 'bets' } | BoardMessage} message */
function hear(message) {
  if (message.type === 'bets') {
    void refreshBets()
    return
  }
  state.clockAhead = message.now - Date.now()
  if (message.type === 'all') {
    state.fixtures.clear()
    showMessage('')
    void refreshBets()
  }
  for (const card of message.fixtures) state.fixtures.set(card.id, card)
  for (const id of message.gone) state.fixtures.delete(id)
  drawList()
  const moved = new Set([...message.fixtures.map((card) => card.id), ...message.gone])
  if (state.match && moved.has(state.match)) void refreshMatch()
  if (legs.some((leg) => moved.has(leg.fixture))) void refreshQuotes()
  if ([...moved].some(hasBetOn)) void refreshBets()
}

function redraw() {
  drawList()
  drawMatch()
  drawSlip()
  drawBets()
}

/** @param {HTMLElement} chosen an odds button */
function pick(chosen) {
  const { fixture = '', offer: key } = chosen.dataset
  const card = state.fixtures.get(fixture)
  const match = shownMatch()
  const markets = [
    ...(card?.markets ?? []).filter((market) => market !== null),
    ...(match?.id === fixture ? match.groups.flat() : []),
  ]
  const market = markets.find((each) => each.offers.some((offer) => offer.key === key))
  const offer = market?.offers.find((each) => each.key === key)
  if (!card || !market || !offer) return
  if (!toggleLeg(card, market, offer)) showMessage(say('mostLegs'))
  slipChanged()
}

/** @param {string} view */
function showView(view) {
  state.view = view === 'soon' || view === 'myBets' ? view : 'live'
  document.body.dataset.view = state.view
  closeMatch()
  drawList()
  element('centre').scrollTop = 0
}

document.addEventListener('click', (event) => {
  const chosen = event.target instanceof Element ? event.target.closest('button') : null
  if (!chosen) return
  const { view, sport, match, offer } = chosen.dataset
  if (view) showView(view)
  else if (sport) {
    state.sport = sport
    closeMatch()
    drawList()
  } else if (match) openMatch(match)
  else if (offer) pick(chosen)
  else if (chosen.dataset.back !== undefined) {
    closeMatch()
    drawList()
  }
})

/** Frames without an origin of their own may keep nothing: then the format lasts as long as the page. */
function rememberedFormat() {
  try {
    return localStorage.getItem(formatKey)
  } catch {
    return null
  }
}

function setUpFormat() {
  const format = /** @type {HTMLSelectElement} */ (element('format'))
  const remembered = rememberedFormat()
  if (remembered === 'malay' || remembered === 'hongkong' || remembered === 'decimal') state.format = remembered
  format.value = state.format
  format.addEventListener('change', () => {
    state.format = /** @type {import('./store.js').Format} */ (format.value)
    try {
      localStorage.setItem(formatKey, state.format)
    } catch {
      showMessage('')
    }
    redraw()
  })
}

offerRules(() =>
  own.rules.flatMap(([title, text]) => [
    make('h3', title),
    make('p', text.replaceAll('{rtp}', String(own.rtp)).replaceAll('{overround}', own.overround)),
  ]),
)

async function begin() {
  document.body.dataset.view = state.view
  setUpFormat()
  startSlip(() => {
    drawList()
    drawMatch()
    void refreshBets()
  })
  try {
    setBalance((await askState()).balance)
  } catch (error) {
    showFailure(error)
  }
  listen(`/board?lang=${setup.language}`, (message) => hear(/** @type {BoardMessage} */ (message)))
  setInterval(() => {
    for (const clock of document.querySelectorAll('[data-until]')) {
      clock.textContent = say('startsIn', { time: untilText(Number(clock.getAttribute('data-until'))) })
    }
  }, 1000)
}

void begin()
openPlay()
