import { element, say, timeText } from '../../page/setup.js'
import { make, patch } from './dom.js'
import { isPicked } from './slip-legs.js'
import { isLive, oddsText, own, state, untilText } from './store.js'

/** @typedef {import('./store.js').Card} Card */
/** @typedef {import('./store.js').Market} Market */

const views = /** @type {const} */ (['live', 'soon', 'myBets'])

/** @param {Card} card */
const isOver = (card) => card.phase === 'finished' || card.phase === 'cancelled'

/** Picks of a total, beside home and away. */
const totals = ['over', 'under']

/** @param {Card} card */
const viewOf = (card) => (card.phase === 'upcoming' ? 'soon' : 'live')

/** Draws the switches and the matches of the chosen view and sport. */
export function drawList() {
  const cards = [...state.fixtures.values()]
  const inView = cards.filter((card) => viewOf(card) === state.view)
  for (const view of views) {
    const button = document.querySelector(`button[data-view="${view}"]`)
    button?.setAttribute('aria-pressed', String(state.view === view))
  }
  for (const view of ['live', 'soon']) {
    const count = document.querySelector(`[data-count="${view}"]`)
    const shown = cards.filter((card) => viewOf(card) === view && (view === 'soon' || isLive(card)))
    if (count) count.textContent = String(shown.length)
  }
  const base = state.view === 'soon' ? inView : cards.filter(isLive)
  patch(
    element('sports'),
    ['all', ...own.sports].map((sport) =>
      make(
        'button',
        {
          type: 'button',
          class: 'chip',
          'data-key': sport,
          'data-sport': sport,
          'aria-pressed': state.sport === sport ? 'true' : 'false',
        },
        sport === 'all' ? say('allSports') : say(`sports.${sport}`),
        make('span', {}, String(base.filter((card) => sport === 'all' || card.sport === sport).length)),
      ),
    ),
  )
  drawLeagues(inView.filter((card) => state.sport === 'all' || card.sport === state.sport))
}

/** @param {Card[]} cards */
function drawLeagues(cards) {
  const sorted = cards.sort(
    (one, other) =>
      own.sports.indexOf(one.sport) - own.sports.indexOf(other.sport) ||
      Number(isOver(one)) - Number(isOver(other)) ||
      // What is played longest closes first: the freshest live match leads, and the next kick-off.
      (state.view === 'soon' ? one.kickoffAt - other.kickoffAt : other.kickoffAt - one.kickoffAt),
  )
  const leagues = new Map()
  for (const card of sorted) leagues.set(card.league, [...(leagues.get(card.league) ?? []), card])
  const sections = [...leagues].map(([league, matches]) => drawLeague(league, matches))
  const empty = make('p', { class: 'empty' }, say(state.view === 'soon' ? 'emptySoon' : 'emptyLive'))
  patch(element('list'), sections.length > 0 ? sections : [empty])
}

/** @param {string} league @param {Card[]} cards */
function drawLeague(league, cards) {
  const third = cards[0]?.sport === 'football' ? 'result' : 'winner'
  return make(
    'section',
    { class: 'league', 'data-key': league },
    make(
      'div',
      { class: 'league-head' },
      make('h2', {}, league),
      ...['handicap', 'total', third].map((market) =>
        make('span', { 'aria-hidden': 'true' }, say(`markets.${market}`)),
      ),
    ),
    ...cards.map(drawCard),
  )
}

/** @param {Card} card */
function drawCard(card) {
  const live = isLive(card)
  const isThreeWay = card.sport === 'football'
  return make(
    'article',
    { class: `card ${live ? 'live' : card.phase}`, 'data-key': card.id, 'aria-label': `${card.home} – ${card.away}` },
    make(
      'div',
      { class: 'card-head' },
      make('span', { class: 'clock' }, ...clockOf(card)),
      make(
        'button',
        { type: 'button', class: 'more', 'data-match': card.id },
        card.marketCount > 0 ? say('moreMarkets', { count: card.marketCount }) : say('viewMatch'),
        make('i', { 'aria-hidden': 'true' }),
      ),
    ),
    make(
      'div',
      { class: 'cells' },
      ...['home', 'away'].flatMap((side, row) => [
        make(
          'p',
          { class: 'side-name' },
          make('span', {}, side === 'home' ? card.home : card.away),
          card.phase !== 'upcoming' && card.phase !== 'cancelled' && make('b', {}, String(card.score[row])),
        ),
        ...card.markets.map((market) => drawOffer(card, market, market?.market === 'total' ? totals[row] : side)),
      ]),
      isThreeWay && make('p', { class: 'side-name quiet' }, say('picks.draw')),
      isThreeWay && make('span', { class: 'gap' }),
      isThreeWay && drawOffer(card, card.markets[2] ?? null, 'draw'),
    ),
  )
}

/** @param {Card} card @returns {(Node | string)[]} */
export function clockOf(card) {
  if (card.phase === 'upcoming') {
    return [
      make('time', { 'data-until': card.kickoffAt }, say('startsIn', { time: untilText(card.kickoffAt) })),
      make('small', {}, timeText(card.kickoffAt)),
    ]
  }
  const running = card.periods.at(-1)
  const isRace = !['football', 'basketball'].includes(card.sport)
  const points = isRace && isLive(card) && running ? make('small', {}, running.join('–')) : ''
  return [make('b', {}, card.clock), points, card.isSuspended ? make('em', {}, say('suspended')) : '']
}

/**
 * @param {{ id: string, home: string, away: string }} match
 * @param {Market | null} market
 * @param {string | undefined} pick of the market, as in `home`
 * @param {boolean} [isWide] with the selection in full
 */
export function drawOffer(match, market, pick, isWide = false) {
  const offer = market?.offers.find((each) => each.selection.pick === pick)
  if (!market || !offer) return make('span', { class: 'odds shut' }, make('span', { class: 'unseen' }, say('closed')))
  return make(
    'button',
    {
      type: 'button',
      class: 'odds',
      'data-fixture': match.id,
      'data-offer': offer.key,
      'data-odds': offer.odds,
      'aria-pressed': isPicked(match.id, offer.key) ? 'true' : 'false',
      'aria-label': `${market.title}, ${market.period}: ${offer.label}, ${oddsText(offer.odds, market.market)}`,
    },
    make('span', {}, isWide ? offer.label : offer.short),
    make(
      'b',
      { class: oddsText(offer.odds, market.market).startsWith('-') ? 'negative' : '' },
      oddsText(offer.odds, market.market),
    ),
  )
}
