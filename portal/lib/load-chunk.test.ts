import { expect, it, vi } from 'vitest'
import { ChunkTimeoutError, chunkTimeout, loadChunk } from './load-chunk.ts'

it('gives up a file of code after two minutes, and not before', async () => {
  vi.useFakeTimers()
  const failure = vi.fn()
  loadChunk(() => new Promise(() => {})).catch(failure)
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1)
  expect(failure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toHaveBeenCalledWith(expect.any(ChunkTimeoutError))
  expect(chunkTimeout).toBe(120_000)
  vi.useRealTimers()
})

it('passes on what came, and what failed by itself', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part')
  await expect(loadChunk(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
})
