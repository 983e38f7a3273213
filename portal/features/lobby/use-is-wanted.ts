import { startTransition, useEffect, useRef, useState } from 'react'
import { useIsQuiet } from '../../lib/use-is-quiet.ts'

/** Whether what stands below the first screen is to be drawn: the page has come to rest, or somebody scrolls there before. */
export function useIsWanted<Target extends HTMLElement>() {
  const ref = useRef<Target>(null)
  const isQuiet = useIsQuiet()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // In a transition it is drawn in small steps, between which a press is answered.
    const want = () => startTransition(() => setWanted(true))
    if (isQuiet) return want()
    const target = ref.current
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want())
    observer.observe(target)
    return () => observer.disconnect()
  }, [isQuiet])
  return { ref, isWanted }
}
