import { useEffect, useState } from 'react'

/** A game that has not come after so long, in milliseconds, is offered again. */
const longestLoad = 20_000

type FrameConnection = 'loading' | 'ready' | 'late' | 'offline'

/**
 * How it stands with a game's frame: a browser does not say that a frame failed, only that it came. A device that lost its
 * network says so; when it is back, the person decides when the game is loaded again.
 */
export function useFrameConnection(url: string): { connection: FrameConnection; onLoad: () => void } {
  const [loaded, setLoaded] = useState<{ url: string; how: 'ready' | 'late' } | null>(null)
  const [isOffline, setOffline] = useState(!navigator.onLine)
  const [wasCut, setCut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () => setLoaded((known) => (known?.url === url ? known : { url, how: 'late' })),
      longestLoad,
    )
    setCut(false)
    return () => clearTimeout(timer)
  }, [url])
  useEffect(() => {
    const change = () => {
      setOffline(!navigator.onLine)
      setCut(true)
    }
    window.addEventListener('offline', change)
    window.addEventListener('online', change)
    return () => {
      window.removeEventListener('offline', change)
      window.removeEventListener('online', change)
    }
  }, [])
  const how = loaded?.url === url ? loaded.how : 'loading'
  return {
    connection: isOffline ? 'offline' : wasCut ? 'late' : how,
    onLoad: () => setLoaded({ url, how: 'ready' }),
  }
}
