import { type ComponentType, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'

/** `React.lazy` that gives up after the two minutes of §9; `ErrorBoundary` then offers to try again. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load))
}
