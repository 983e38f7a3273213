import { it } from 'vitest'

/** What `it.each` is told of tests that race; one alone is declared by `race`. */
export const racing = { tags: ['race'] }

/**
 * A test that does things at once: it has to end alike however often it runs, which `npm run flakes` tries. So it makes its
 * own data, and names nothing that was there before.
 */
export function race(name: string, test: () => Promise<void>, timeout?: number): void {
  it(name, { ...racing, ...(timeout !== undefined && { timeout }) }, test)
}
