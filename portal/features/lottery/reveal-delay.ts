/** Milliseconds in which the last number of a draw begins to show: with its own motion all of it takes less than two seconds. */
const WHOLE = 1500
/** Milliseconds between two numbers where they are few. */
const APART = 200

/** When the number at a place (from 0) begins to show, of so many that are shown one after the other. As CSS writes times. */
export function revealDelay(place: number, count: number): string {
  return `${Math.round(place * Math.min(APART, WHOLE / count))}ms`
}
