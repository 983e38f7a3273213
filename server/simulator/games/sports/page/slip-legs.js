import { call } from '../../page/calls.js'
import { own } from './store.js'

/**
 * A leg of the slip at the odds shown; `before` are those a bet was refused at, until the player accepts the new ones.
 * @typedef {{ fixture: string, home: string, away: string, key: string, selection: import('./store.js').Selection,
 *   market: string, title: string, period: string, label: string, odds: number, before: number | null, isShut: boolean }} SlipLeg
 * @typedef {{ least: number, most: number }} Limits
 */

/** @type {SlipLeg[]} */
export const legs = []

/** @param {string} fixture @param {string} key */
export const isPicked = (fixture, key) => legs.some((leg) => leg.fixture === fixture && leg.key === key)

/**
 * Puts an offer on the slip, or takes it off again; another of the same match gives way to it. Says whether it found room.
 * @param {{ id: string, home: string, away: string }} match
 * @param {import('./store.js').Market} market
 * @param {import('./store.js').Offer} offer
 */
export function toggleLeg(match, market, offer) {
  const wasPicked = isPicked(match.id, offer.key)
  removeLeg(match.id)
  if (wasPicked) return true
  if (legs.length >= own.mostLegs) return false
  legs.push({
    fixture: match.id,
    home: match.home,
    away: match.away,
    key: offer.key,
    selection: offer.selection,
    market: market.market,
    title: market.title,
    period: market.period,
    label: offer.label,
    odds: offer.odds,
    before: null,
    isShut: false,
  })
  return true
}

/** @param {string} fixture */
export function removeLeg(fixture) {
  const index = legs.findIndex((leg) => leg.fixture === fixture)
  if (index >= 0) legs.splice(index, 1)
}

/**
 * Takes over the odds of now.
 * @param {SlipLeg[]} asked legs of one bet
 * @returns {Promise<Limits | null>}
 */
export async function quoteLegs(asked) {
  const body = { legs: asked.map(({ fixture, selection }) => ({ fixture, selection })) }
  const { odds, limits } = await call('/quotes', body)
  asked.forEach((leg, index) => {
    leg.isShut = odds[index] === null
    leg.odds = odds[index] ?? leg.odds
  })
  return limits
}

export const isShut = () => legs.some((leg) => leg.isShut)

/** Whether a bet was refused because odds fell, and the new ones are not accepted yet. */
export const isAsking = () => legs.some((leg) => leg.before !== null)

/** @param {SlipLeg[]} refused legs whose odds fell before they were taken */
export function askToAccept(refused) {
  for (const leg of refused) leg.before = leg.odds
}

export function acceptOdds() {
  for (const leg of legs) leg.before = null
}
