import { WifiOff } from 'lucide-react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { retryPause } from '../../formats/retry-pause.ts'
import { SystemStatusDocument } from '../brand/site.generated.ts'
import { currentConnection, noteLost, onConnectionChange, onServerReturn } from '../data/connection.ts'
import { fetchEntry, queryEntry, readFailedAgain } from '../data/query-store.ts'
import { isGamePath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FloatingNotice } from '../ui/floating-notice.tsx'

/**
 * Asks for the whole page whether the server is back, ever more seldom, and says so meanwhile; what is on the page stays. One that is back at
 * the first question was only one lost call, and nothing is said.
 */
export function ConnectionWatch() {
  const { t } = useTranslation('common')
  const connection = useSyncExternalStore(onConnectionChange, currentConnection)
  const isGame = isGamePath(useLocation().pathname)
  const ask = useCallback(async () => {
    await fetchEntry(queryEntry(SystemStatusDocument, {}))
    if (currentConnection() !== 'answering') noteLost()
  }, [])
  useAskAgain(connection !== 'answering', ask)
  useEffect(() => onServerReturn(readFailedAgain), [])
  useEffect(() => {
    window.addEventListener('offline', noteLost)
    return () => window.removeEventListener('offline', noteLost)
  }, [])
  // A game tells of it itself, and has its buttons where the notice would be.
  if (connection !== 'lost' || isGame) return null
  return (
    <FloatingNotice>
      <WifiOff size={20} aria-hidden className="shrink-0 text-warning" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{t('serverLost')}</p>
        <p className="leading-snug text-muted">{t('serverLostHint')}</p>
      </div>
      <Button kind="quiet" size="small" onClick={() => void ask()}>
        {t('retry')}
      </Button>
    </FloatingNotice>
  )
}

/** Asks at growing pauses while the page is in sight, and at once when it comes back in sight or the device has a network again. */
function useAskAgain(isWanted: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isWanted) return
    let tries = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(askAgain, retryPause(tries))
      tries += 1
    }
    const askAgain = () => {
      if (!document.hidden) void ask()
      wait()
    }
    const askNow = () => {
      if (document.hidden) return
      // A phone that wakes has its network a moment later: the pauses begin anew.
      tries = 0
      clearTimeout(timer)
      void ask()
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('online', askNow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('online', askNow)
    }
  }, [isWanted, ask])
}
