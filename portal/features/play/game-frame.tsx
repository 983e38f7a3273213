import { RotateCw } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFrameConnection } from './use-frame-connection.ts'
import { useGameMessages } from './use-game-messages.ts'
import type { GameSession } from './use-game-session.ts'

interface GameFrameProps {
  session: GameSession
  gameId: string
  onReopen: () => void
  /** The game said that it shows a round. */
  onShowing: () => void
  /** The game said that the balance is another one. */
  onBalanceChange: () => void
  /** The game said that the balance is too low for the stake. */
  onNeedMoney: () => void
  /** How often money was moved in since the game began: it is told, and reads its balance again. */
  fundings: number
  onLeave: () => void
}

/** The game itself, or what stands in its place: on its way, refused, cut off. */
export function GameFrame({ session, gameId, onReopen, fundings, ...on }: GameFrameProps) {
  const { t } = useTranslation(['play', 'common'])
  const frame = useRef<HTMLIFrameElement>(null)
  useGameMessages(frame, {
    showing: on.onShowing,
    'balance-changed': on.onBalanceChange,
    'need-deposit': on.onNeedMoney,
    exit: on.onLeave,
    // The game itself says what went wrong and offers to try again; reading the balance finds out whether the session is over.
    error: on.onBalanceChange,
  })
  useEffect(() => {
    // The frame's origin has no name to post to; what is said is no secret.
    if (fundings > 0)
      frame.current?.contentWindow?.postMessage({ type: 'croupier-portal', event: 'balance-changed' }, '*')
  }, [fundings])
  const needsAccount = session.state === 'refused' && session.code === 'IN_NEED_TRUE_ACCOUNT'
  useEffect(() => {
    if (needsAccount) openDialog('need-true-account', { gameId })
  }, [needsAccount, gameId])

  if (session.state === 'opening') {
    return (
      <div role="status" className="flex flex-1 flex-col items-center justify-center gap-3 text-muted">
        <Spinner size={32} />
        {t('opening')}
      </div>
    )
  }
  if (session.state === 'refused') {
    return (
      <div className="flex flex-1 items-center justify-center p-6">
        <ErrorState
          message={session.message}
          requestId={session.requestId}
          {...(session.code === 'PASSWORD_CHANGE_NEEDED'
            ? {
                retryLabel: t('common:changePassword'),
                onRetry: () => openDialog('change-password', { isForced: true }),
              }
            : { onRetry: onReopen })}
        />
      </div>
    )
  }
  return <OpenFrame frame={frame} url={session.url} name={session.game?.name ?? t('game')} onReopen={onReopen} />
}

interface OpenFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  url: string
  name: string
  onReopen: () => void
}

/** The frame, and over it what to do when it or the network does not come. */
function OpenFrame({ frame, url, name, onReopen }: OpenFrameProps) {
  const { t } = useTranslation('play')
  const { connection, onLoad } = useFrameConnection(url)
  // Without allow-same-origin the game runs in an origin of its own: it cannot read the portal's storage or cookies.
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {(connection === 'offline' || connection === 'late') && (
        <div
          role="alert"
          className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center gap-3 border-b border-line bg-surface-2 px-4 py-3 text-sm"
        >
          <p className="min-w-0 flex-1">{t(connection)}</p>
          {connection === 'late' && (
            <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onReopen}>
              {t('reconnect')}
            </Button>
          )}
        </div>
      )}
      <iframe
        ref={frame}
        src={url}
        onLoad={onLoad}
        title={name}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; fullscreen"
        className="min-h-0 w-full flex-1 border-0 bg-black"
      />
    </div>
  )
}
