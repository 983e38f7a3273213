import { useEffect } from 'react'
import { readAgain } from '../data/query-store.ts'

/** Away for longer than this, what is public is read again on coming back, in milliseconds. */
const awayTime = 60_000

/** Reads brand and lobby again when a person comes back to the page, so that news reach visitors, who have no live connection. */
export function useReadAgainOnReturn(): void {
  useEffect(() => {
    let leftAt = Date.now()
    const changed = () => {
      if (document.hidden) leftAt = Date.now()
      else if (Date.now() - leftAt > awayTime) void readAgain(['Site', 'Lobby', 'SystemStatus'])
    }
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
}
