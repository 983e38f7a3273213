import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { RealityCheck } from '../../kits/protection/reality-check.tsx'
import NotFoundPage from '../../layouts/not-found-page.tsx'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { leavePage } from '../../ui/dialog-history.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FundWallet, FundWalletDialog } from './fund-wallet.tsx'
import { GameFrame } from './game-frame.tsx'
import { PlayHeader } from './play-header.tsx'
import { ReturnWalletDialog } from './return-wallet-dialog.tsx'
import { useBalanceWait } from './use-balance-wait.ts'
import { useFreshPolicy } from './use-fresh-policy.ts'
import { type PlayMode, useGameSession } from './use-game-session.ts'
import { isEmptyWallet, useVendorWallet, type VendorWallet } from './use-vendor-wallet.ts'

/** A game in its frame, with the way back, the time played and the live balance around it (§2 /seamless). */
export default function SeamlessPage() {
  const [search] = useSearchParams()
  const gameId = search.get('gameId')
  const { isSignedIn } = useMember()
  // Whoever came signed in and is not any more was signed out: by time, or from another device.
  const [cameSignedIn] = useState(isSignedIn)
  const mode: PlayMode = search.get('mode') === 'demo' ? 'demo' : 'real'
  if (!gameId) return <NotFoundPage />
  if (mode === 'real' && !isSignedIn) return <SignInFirst gameId={gameId} wasPlaying={cameSignedIn} />
  return <PlayScreen key={`${gameId}-${mode}`} gameId={gameId} mode={mode} />
}

function SignInFirst({ gameId, wasPlaying }: { gameId: string; wasPlaying: boolean }) {
  const { t } = useTranslation('play')
  useEffect(() => openDialog('login', { returnTo: paths.seamless({ gameId }) }), [gameId])
  return (
    <ErrorState
      message={wasPlaying ? t('signedOut') : t('signInFirst')}
      retryLabel={t('signIn')}
      onRetry={() => openDialog('login', { returnTo: paths.seamless({ gameId }) })}
    />
  )
}

function PlayScreen({ gameId, mode }: { gameId: string; mode: PlayMode }) {
  const navigate = useNavigate()
  const { session, reopen } = useGameSession(gameId, mode)
  useFreshPolicy(session.state === 'open' ? session.url : undefined)
  const { isLoading, wallet, read } = useVendorWallet(session.state === 'open' ? session.walletVendor : null)
  const [isFunded, setFunded] = useState(false)
  const [isFunding, setFunding] = useState(false)
  const [fundings, setFundings] = useState(0)
  const [left, setLeft] = useState<VendorWallet | null>(null)
  const screen = useRef<HTMLDivElement>(null)
  /** Whoever has money at the vendor is asked whether it comes along. */
  const leave = async () => {
    const now = await read()
    if (now && !isEmptyWallet(now)) setLeft(now)
    else leavePage()
  }
  /** A vendor's own wallet is filled here, or the dialog says from where first; else it is the main wallet that is empty. */
  const findMoney = () => {
    if (wallet) setFunding(true)
    else navigate(paths.member('depositv2'))
  }
  const isMainWallet = session.state === 'open' && session.walletVendor === null
  const { roundShows, roundIsShown } = useBalanceWait(mode === 'real' && isMainWallet)
  const readBalances = () => void Promise.all([roundIsShown(), read()])
  return (
    <div
      ref={screen}
      className="fixed inset-0 z-40 flex flex-col bg-surface-0 lg:static lg:z-auto lg:h-[calc(100dvh-var(--top-height)-var(--ribbon-height))]"
    >
      <PlayHeader
        mode={mode}
        session={session}
        wallet={wallet}
        onLeave={leave}
        onReopen={reopen}
        onFullScreen={() => screen.current?.requestFullscreen?.().catch(() => undefined)}
      />
      {wallet && isEmptyWallet(wallet) && !isFunded ? (
        <FundWallet
          wallet={wallet}
          onMoved={() => {
            setFunded(true)
            void read()
          }}
          onSkip={() => setFunded(true)}
        />
      ) : (
        <GameFrame
          session={isLoading ? { state: 'opening' } : session}
          gameId={gameId}
          onReopen={reopen}
          onShowing={roundShows}
          onBalanceChange={() => mode === 'real' && readBalances()}
          onNeedMoney={findMoney}
          fundings={fundings}
          onLeave={leave}
        />
      )}
      {wallet && isFunding && (
        <FundWalletDialog
          wallet={wallet}
          onMoved={() => {
            setFunding(false)
            setFundings(fundings + 1)
            void read()
          }}
          onSkip={() => setFunding(false)}
        />
      )}
      {left && <ReturnWalletDialog wallet={left} onStay={() => setLeft(null)} onLeave={leavePage} />}
      {mode === 'real' && session.state === 'open' && <RealityCheck onLeave={leave} />}
    </div>
  )
}
