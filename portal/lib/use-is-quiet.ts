import { useEffect, useState } from 'react'

/** Work that came meanwhile may put it off for so long at most, in milliseconds. */
const longestWait = 2000

/**
 * Whether the first page has loaded and the browser has nothing more urgent to do. For what makes a page richer but is not needed to
 * read or use it, such as the code of a carousel: on a phone it would hold up the first press.
 */
export function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const begin = () => {
      cancel = whenIdle(() => setQuiet(true))
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      cancel()
    }
  }, [])
  return isQuiet
}

/** Safari has no idle callback: there a moment is waited instead. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: longestWait })
  return () => window.cancelIdleCallback(handle)
}
