import { useEffect, useRef } from 'react'

/**
 * Gives a function that works `time` milliseconds after it is called, once for all calls meanwhile: many events lead to one look, which
 * comes after the last of those it answers. What waits when the page is left does not happen.
 */
export function useTrailingThrottle(work: () => void, time: number): () => void {
  const timer = useRef<number>(undefined)
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return () => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, time)
  }
}
