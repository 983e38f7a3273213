import { useEffect, useRef, useState } from 'react'

/** Becomes true, for good, when the element is within a screen's height of being seen. */
export function useIsNear<Target extends HTMLElement>() {
  const ref = useRef<Target>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = ref.current
    if (!target || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0%',
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
