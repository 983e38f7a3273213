import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Goes smoothly to the top on each new path (§2), or to the anchor the address names; going back stays where it was. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what it waits for
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (hash || navigationType === 'POP') return
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }, [pathname])
}
