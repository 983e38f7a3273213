import { beforeEach, expect, it, vi } from 'vitest'
import { ChunkTimeoutError } from '../lib/load-chunk.ts'
import { isChunkError, noteReload, wasJustReloaded } from './chunk-failure.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

it('knows a file of code that did not arrive, as each browser words it', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true)
  expect(isChunkError(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkError(new ChunkTimeoutError('late'))).toBe(true)
  expect(isChunkError(new Error('x is not a function'))).toBe(false)
})

it('reloads once for missing code, and then says that it did not help', () => {
  expect(wasJustReloaded(1_000_000)).toBe(false)
  noteReload(1_000_000)
  expect(wasJustReloaded(1_010_000)).toBe(true)
  expect(wasJustReloaded(1_000_000 + 5 * 60_000)).toBe(false)
})
