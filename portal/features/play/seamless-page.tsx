import { ArrowLeft, Maximize, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { openDialog } from '../../layouts/dialog-store.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import NotFoundPage from '../pages/not-found-page.tsx'
import { RealityCheck } from '../protection/reality-check.tsx'
import { PlayClock } from './play-clock.tsx'
import { useGameMessages } from './use-game-messages.ts'
import { type GameSession, type PlayMode, useGameSession } from './use-game-session.ts'

/** A game in its frame, with the way back, the time played and the live balance around it (§2 /seamless). */
export default function SeamlessPage() {
  const [search] = useSearchParams()
  const gameId = search.get('gameId')
  const { isSignedIn } = useMember()
  const mode: PlayMode = search.get('mode') === 'demo' ? 'demo' : 'real'
  if (!gameId) return <NotFoundPage />
  if (mode === 'real' && !isSignedIn) return <SignInFirst gameId={gameId} />
  return <PlayScreen key={`${gameId}-${mode}`} gameId={gameId} mode={mode} />
}

function SignInFirst({ gameId }: { gameId: string }) {
  const { t } = useTranslation('play')
  useEffect(() => openDialog('login', { returnTo: paths.seamless({ gameId }) }), [gameId])
  return (
    <ErrorState
      message={t('signInFirst')}
      onRetry={() => openDialog('login', { returnTo: paths.seamless({ gameId }) })}
    />
  )
}

function PlayScreen({ gameId, mode }: { gameId: string; mode: PlayMode }) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const { member } = useMember()
  const { session, reopen } = useGameSession(gameId, mode)
  const screen = useRef<HTMLDivElement>(null)
  const leave = () => navigate(-1)
  const iconButton = 'flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover-quiet'
  return (
    <div
      ref={screen}
      className="fixed inset-0 z-40 flex flex-col bg-surface-0 lg:static lg:z-auto lg:h-[calc(100dvh-var(--top-height))]"
    >
      <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line bg-surface-1 px-1 sm:px-3">
        <button type="button" aria-label={t('backToGames')} onClick={leave} className={iconButton}>
          <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
        </button>
        <h1 className="min-w-0 flex-1 truncate text-base font-semibold">
          {session.state === 'open' ? session.game?.gameName : t('opening')}
        </h1>
        {session.state === 'open' && <PlayClock since={session.openedAt} />}
        {mode === 'demo' ? (
          <Badge tone="info">{t('demo')}</Badge>
        ) : (
          member?.wallet && (
            <span
              role="status"
              aria-label={t('balance')}
              className="rounded-sm bg-surface-2 px-2 py-1 text-sm font-semibold"
            >
              <MoneyText amount={member.wallet.balance} symbol={member.wallet.currencySymbol} />
            </span>
          )
        )}
        <button type="button" aria-label={t('openAgain')} onClick={reopen} className={iconButton}>
          <RotateCw size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('fullScreen')}
          onClick={() => screen.current?.requestFullscreen?.().catch(() => undefined)}
          className={`${iconButton} hidden sm:flex`}
        >
          <Maximize size={18} aria-hidden />
        </button>
      </header>
      <GameFrame session={session} gameId={gameId} mode={mode} onReopen={reopen} onLeave={leave} />
      {mode === 'real' && session.state === 'open' && <RealityCheck onLeave={leave} />}
    </div>
  )
}

interface GameFrameProps {
  session: GameSession
  gameId: string
  mode: PlayMode
  onReopen: () => void
  onLeave: () => void
}

function GameFrame({ session, gameId, mode, onReopen, onLeave }: GameFrameProps) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const { refresh, isSignedIn } = useMember()
  const frame = useRef<HTMLIFrameElement>(null)
  useGameMessages(frame, {
    'balance-changed': () => void (mode === 'real' && isSignedIn && refresh()),
    'need-deposit': () => navigate(paths.member('depositv2')),
    exit: onLeave,
    error: () => undefined,
  })
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
        <ErrorState message={session.message} requestId={session.requestId} onRetry={onReopen} />
      </div>
    )
  }
  // Without allow-same-origin the game runs in an origin of its own: it cannot read the portal's storage or cookies.
  return (
    <iframe
      ref={frame}
      src={session.url}
      title={session.game?.gameName ?? t('game')}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; fullscreen"
      className="min-h-0 w-full flex-1 border-0 bg-black"
    />
  )
}
