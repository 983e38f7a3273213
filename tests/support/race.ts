import { it } from 'vitest'
import type { PlatformOverrides } from '../../server/platform/context.ts'

/** What `it.each` is told of tests that race; one alone is declared by `race`. */
export const racing = { tags: ['race'] }

/**
 * Limits of the platform under which a race that is run again and again comes to its end: all its calls come from one address,
 * and the twentieth round would be refused for what the first did.
 */
export const raceLimits: PlatformOverrides['limits'] =
  process.env.RACE_REPEATS === undefined
    ? {}
    : Object.fromEntries(
        (['call', 'memberCall', 'credential', 'captcha', 'passkey'] as const).map((name) => [
          name,
          { points: 1_000_000, seconds: 10 },
        ]),
      )

/**
 * A test that does things at once: it has to end alike however often it runs, which `npm run flakes` tries. So it makes its
 * own data, and names nothing that was there before.
 */
export function race(name: string, test: () => Promise<void>, timeout?: number): void {
  it(name, { ...racing, ...(timeout !== undefined && { timeout }) }, test)
}
