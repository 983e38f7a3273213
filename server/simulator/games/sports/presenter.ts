import type { Language } from '../../http/language.ts'
import type { Book, Sight } from './book.ts'
import { findLeague } from './fixtures.ts'
import { clockText, marketText, periodText, pickText, shortText } from './labels.ts'
import { type Bet, endsOf, type Leg } from './legs.ts'
import type { Market } from './offers.ts'
import type { Progress } from './progress.ts'
import { keyOf } from './selections.ts'

/** Markets of the whole match that stand on its card, in this order. */
const cardMarkets = [['handicap'], ['total'], ['result', 'winner']] as const

/** A match as the list shows it. */
export function presentCard(sight: Sight, language: Language) {
  const { fixture, progress, markets } = sight
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: leagueName(fixture.league, language),
    home: fixture.home,
    away: fixture.away,
    kickoffAt: fixture.kickoffAt,
    ...presentProgress(fixture.sport, progress, language),
    marketCount: markets.length,
    markets: cardMarkets.map((codes) => {
      const found = markets.find(
        ({ period, market, isMain }) => period === 'match' && isMain && codes.some((code) => code === market),
      )
      return found ? presentMarket(sight, found, language) : null
    }),
  }
}

/** A match with all its markets. */
export function presentMatch(sight: Sight, language: Language) {
  return {
    ...presentCard(sight, language),
    groups: groupMarkets(sight.markets).map((group) => group.map((market) => presentMarket(sight, market, language))),
  }
}

/** Lines of one market of one period stand together. */
function groupMarkets(markets: readonly Market[]): Market[][] {
  const groups = new Map<string, Market[]>()
  for (const market of markets) {
    const key = `${market.period}/${market.market}`
    groups.set(key, [...(groups.get(key) ?? []), market])
  }
  return [...groups.values()]
}

function presentMarket({ fixture, progress }: Sight, market: Market, language: Language) {
  const score = progress.phase === 'upcoming' ? null : progress.score
  return {
    market: market.market,
    title: marketText(fixture.sport, market.period, market.market, language),
    period: periodText(fixture.sport, market.period, language),
    offers: market.offers.map(({ selection, odds }) => ({
      key: keyOf(selection),
      selection,
      label: pickText(fixture, selection, score, language),
      short: shortText(fixture.sport, selection, score, language),
      odds,
    })),
  }
}

function presentProgress(sport: Leg['sport'], progress: Progress, language: Language) {
  const { phase, score, periods, isSuspended } = progress
  return { phase, clock: clockText(sport, progress, language), score, periods, isSuspended }
}

/** A bet with how each of its matches stands. */
export function presentBet(bet: Bet, book: Book, language: Language) {
  const { legs } = bet.choice
  const ends = endsOf(bet)
  return {
    id: bet.id,
    state: bet.state,
    stake: bet.stake,
    win: bet.win,
    refusal: bet.verdict ?? bet.refusal ?? null,
    balance: bet.balance ?? null,
    placedAt: bet.placedAt,
    legs: legs.map((leg, index) => ({
      ...presentLeg(leg, language),
      end: ends[index] ?? null,
      live: presentLive(leg, book, language),
    })),
  }
}

function presentLive(leg: Leg, book: Book, language: Language) {
  const fixture = book.find(leg.fixture)
  return fixture ? presentProgress(leg.sport, book.progress(fixture), language) : null
}

/** A leg in words, as on the slip. */
export function presentLeg(leg: Leg, language: Language) {
  const { fixture, home, away, kickoffAt, odds, scoreAtBet, selection, sport } = leg
  return {
    fixture,
    home,
    away,
    league: leagueName(leg.league, language),
    kickoffAt,
    odds,
    scoreAtBet,
    market: selection.market,
    title: marketText(sport, selection.period, selection.market, language),
    period: periodText(sport, selection.period, language),
    label: pickText(leg, selection, scoreAtBet, language),
  }
}

function leagueName(code: string, language: Language): string {
  return findLeague(code)?.names[language] ?? code
}
