/** Milliseconds waited at most between two times of asking who does not answer. */
const longestPause = 15_000

/**
 * Milliseconds to wait before asking again what was asked in vain `tries` times: it doubles from `first` to a quarter of a minute, half of it by
 * chance, so that a crowd that lost its server at one moment does not come back at one.
 *
 * @param chance from 0 up to 1; by lot unless a test gives it
 */
export function retryPause(tries: number, first = 1000, chance = Math.random()): number {
  return Math.min(longestPause, first * 2 ** tries) * (0.5 + chance / 2)
}
