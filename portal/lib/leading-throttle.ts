/** Gives a function that says yes to the first call and no to those that follow within `time` milliseconds of a yes. */
export function leadingThrottle(time: number, now: () => number = Date.now): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - last < time) return false
    last = now()
    return true
  }
}
