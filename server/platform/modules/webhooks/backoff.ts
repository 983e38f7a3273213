/** Seconds from a failed try to the next: the last ones are six hours apart, all together some three days. */
const WAITS = [5, 30, 120, 600, 3_600, ...Array.from({ length: 12 }, () => 21_600)]

/** How much longer a wait may be than it should, so that what failed together does not come back together. */
const SPREAD = 0.1

/** Milliseconds to the next try after so many; undefined: that was the last. */
export function waitAfter(attempts: number, random: () => number = Math.random): number | undefined {
  const seconds = WAITS[attempts - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1_000 * (1 + random() * SPREAD))
}
