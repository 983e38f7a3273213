import { setup, twoDecimals } from '../../page/setup.js'

/**
 * @typedef {{ period: string, market: string, line: number, pick: string }} Selection
 * @typedef {{ key: string, selection: Selection, label: string, short: string, odds: number }} Offer
 * @typedef {{ market: string, title: string, period: string, offers: Offer[] }} Market
 * @typedef {'upcoming'|'playing'|'break'|'finished'|'cancelled'} Phase
 * @typedef {{ phase: Phase, clock: string, score: [number, number], periods: [number, number][],
 *   isSuspended: boolean }} Progress
 * @typedef {{ id: string, sport: string, league: string, home: string, away: string, kickoffAt: number,
 *   marketCount: number, markets: (Market | null)[] } & Progress} Card
 * @typedef {Card & { groups: Market[][] }} Match
 * @typedef {{ grade: 'WON'|'HALF_WON'|'VOID'|'HALF_LOST'|'LOST', score: [number, number] | null }} LegEnd
 * @typedef {{ fixture: string, home: string, away: string, league: string, kickoffAt: number, odds: number,
 *   scoreAtBet: [number, number] | null, market: string, title: string, period: string, label: string,
 *   end: LegEnd | null, live: Progress | null }} BetLeg
 * @typedef {{ id: string, state: import('../../page/calls.js').Wager['state'], stake: number, win: number,
 *   refusal: string | null, balance: number | null, placedAt: string, legs: BetLeg[] }} Bet
 * @typedef {{ sports: string[], mostLegs: number, rtp: number, overround: string, rules: [string, string][] }} Own
 * @typedef {'live'|'soon'|'myBets'} View
 * @typedef {'malay'|'hongkong'|'decimal'} Format
 */

export const own = /** @type {Own} */ (setup.own)

export const state = {
  /** @type {Map<string, Card>} */
  fixtures: new Map(),
  /** @type {View} */
  view: 'live',
  sport: 'all',
  /** The match that is looked at. @type {string | null} */
  match: null,
  /** @type {Format} */
  format: setup.language === 'vi' ? 'malay' : 'decimal',
  /** The server's clock minus this browser's, milliseconds. */
  clockAhead: 0,
}

/** Markets with two ways, which Asian players read in Malay or Hong Kong odds. */
const twoWays = ['handicap', 'total', 'winner', 'oddEven']

/**
 * @param {number} odds decimal, in hundredths
 * @param {string} market
 */
export function oddsText(odds, market) {
  const profit = odds - 100
  if (state.format === 'decimal' || !twoWays.includes(market)) return twoDecimals(odds / 100)
  if (state.format === 'hongkong' || profit <= 100) return twoDecimals(profit / 100)
  return twoDecimals(-100 / profit)
}

/** Minutes and seconds until a moment of the server's clock. @param {number} moment */
export function untilText(moment) {
  const seconds = Math.max(0, Math.ceil((moment - Date.now() - state.clockAhead) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** @param {Progress} match */
export const isLive = (match) => match.phase === 'playing' || match.phase === 'break'
