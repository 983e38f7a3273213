import { call } from '../../page/calls.js'
import { setup } from '../../page/setup.js'

/**
 * @typedef {{ index: number, species: number, startsAt: number, lasts: number, isFromLeft: boolean, enters: number,
 *   leaves: number, sway: number, phase: number }} Fish
 * @typedef {{ code: string, value: number, length: number, chance: string }} Species
 */

export const own = /** @type {{ art: string, magazineSize: number, species: Species[] }} */ (setup.own)

/** On narrow screens fish keep the size they would have on a sea of the least width, on wide ones of the greatest. */
const leastWidth = 560
const mostWidth = 860
const proportion = 0.6

export const pictures = own.species.map(({ code }) => {
  const image = new Image(200, 120)
  image.src = `${own.art}/${code}.svg`
  return image
})

/** @type {Map<number, Fish>} */
let swimming = new Map()
/** @type {Set<number>} fish that were caught and swim no more */
const gone = new Set()
let clock = { server: 0, here: 0 }

/** The sea's clock, in milliseconds, as the server runs it. */
export const now = () => clock.server + performance.now() - clock.here

/** Asks the server for the fish of the next while. */
export async function askSea() {
  const answer = /** @type {{ now: number, fish: Fish[] }} */ (await call('/sea'))
  clock = { server: answer.now, here: performance.now() }
  swimming = new Map(answer.fish.map((fish) => [fish.index, fish]))
}

/** @param {number} index */
export function take(index) {
  gone.add(index)
}

/** @param {number} species @param {number} width of the sea in pixels */
export function lengthOf(species, width) {
  return (Math.min(mostWidth, Math.max(width, leastWidth)) * (own.species[species]?.length ?? 100)) / 1000
}

/**
 * Where a fish is at a moment: its middle, size and tilt, in pixels of a sea of this size.
 * @param {Fish} fish @param {number} moment @param {number} width @param {number} height
 */
export function place(fish, moment, width, height) {
  const share = (moment - fish.startsAt) / fish.lasts
  const long = lengthOf(fish.species, width)
  const way = share * (width + long) - long / 2
  const depth =
    fish.enters + (fish.leaves - fish.enters) * share + fish.sway * Math.sin(2 * Math.PI * (fish.phase + share * 3))
  return { x: fish.isFromLeft ? way : width - way, y: (0.06 + depth * 0.82) * height, long, high: long * proportion }
}

/** The fish in the water at a moment, small ones in front. @param {number} moment */
export function visible(moment) {
  return [...swimming.values()]
    .filter((fish) => !gone.has(fish.index) && moment > fish.startsAt && moment < fish.startsAt + fish.lasts)
    .sort((left, right) => (own.species[right.species]?.length ?? 0) - (own.species[left.species]?.length ?? 0))
}
