import { createHash } from 'node:crypto'
import type { Uniform } from '../../random/uniform.ts'

/** Share of stakes that comes back whichever multiplier is aimed at. */
export const crashReturn = 0.97
/** Multipliers are kept in hundredths: 150 is ×1.50. */
export const lowestTarget = 101
/** A flight ends here and everybody still in it is paid. */
export const highestPoint = 100_000

/** The multiplier grows by this share every millisecond, without a break: some 6 % a second. */
const growth = 0.000_06

/** A flight decided before bets are taken: the hash is shown at once, the seed when the flight is over. */
export interface Flight {
  /** 64 hexadecimal digits. */
  readonly seed: string
  /** SHA-256 of the seed's digits. */
  readonly hash: string
  /** Where it ends, in hundredths; 100 is a flight that does not leave the ground. */
  readonly point: number
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Where the flight of a seed ends. The first 52 bits of a hash of the seed are a number e below 2^52;
 * 0.97 · 2^52 / (2^52 − e), cut to hundredths, reaches m with probability 0.97 / m.
 */
export function pointOf(seed: string): number {
  const range = 2 ** 52
  const drawn = Number.parseInt(sha256(`point:${seed}`).slice(0, 13), 16)
  const point = Math.floor((100 * crashReturn * range) / (range - drawn))
  return Math.min(highestPoint, point < lowestTarget ? 100 : point)
}

/** Draws a seed and all that follows from it. */
export function drawFlight(uniform: Uniform): Flight {
  const seed = Array.from({ length: 32 }, () => uniform(256).toString(16).padStart(2, '0')).join('')
  return { seed, hash: sha256(seed), point: pointOf(seed) }
}

/** The multiplier so many milliseconds after take-off, in hundredths, cut and not rounded. */
export function multiplierAt(milliseconds: number): number {
  return Math.min(highestPoint, Math.floor(100 * Math.exp(growth * Math.max(0, milliseconds)) + 1e-9))
}

/** How long after take-off a multiplier is reached, milliseconds. */
export function timeOf(multiplier: number): number {
  return Math.log(multiplier / 100) / growth
}

/** How long a flight lasts: until its point would be passed. One that ends at ×1.00 never takes off. */
export function flightTime(point: number): number {
  if (point < lowestTarget) return 0
  return point >= highestPoint ? timeOf(highestPoint) : timeOf(point + 1)
}

/** Whether somebody who leaves at a multiplier leaves in time. */
export function isInTime(multiplier: number, point: number): boolean {
  return multiplier >= lowestTarget && multiplier <= point
}

/** The win of a stake, in its unit, that leaves at a multiplier. */
export function winAt(stake: number, multiplier: number): number {
  return Math.floor((stake * multiplier) / 100)
}
