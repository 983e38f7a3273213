import { expect, it } from 'vitest'
import { isChunkError } from './error-boundary.tsx'

it('knows a file of code that did not arrive, as each browser words it', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true)
  expect(isChunkError(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkError(new Error('x is not a function'))).toBe(false)
})
